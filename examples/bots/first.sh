#!/bin/sh
# The smallest bot there is: always the first move of the list. It needs nothing but a shell.
#   npx ratskeller arena pied-piper --bots "exec:sh examples/bots/first.sh,random"
while IFS= read -r question; do
  echo '{"index": 0}'
done
