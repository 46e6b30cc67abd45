import type { PersonPage, Picture, RatingLists } from '../../protocol/people.ts';
import { askJson } from '../net/api.ts';

/** What the server knows of people. */
export const people = {
  page: (id: string) => askJson<PersonPage>(`/api/people/${id}`, 'GET', 'mine'),
  ratings: (game: string) => askJson<RatingLists>(`/api/ratings/${game}`, 'GET', 'lists'),
  choose: (picture: Picture) => askJson<{ readonly picture: Picture }>('/api/me/picture', 'PUT', 'picture', { picture }),
};
