import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { chatLine, seat, table } from './rows.ts';

const human = (number: number, person: string) => seat(number, { kind: 'human', person });

/** What a store promises of safety, whatever database it is. */
export function safetyContract(store: () => Store): void {
  test('a block keeps two apart both ways, a mute does not; either can be taken back', async () => {
    const { safety, people } = store();
    await people.setName('sh-b', 'Bo', 1);
    await people.setName('sh-c', 'Cleo', 1);
    await safety.shun('sh-a', 'sh-b', 'mute', 1_700_000_000_001);
    expect(await safety.mayMeet('sh-a', 'sh-b')).toBe(true);
    await safety.shun('sh-a', 'sh-b', 'block', 1_700_000_000_002);
    await safety.shun('sh-a', 'sh-c', 'mute', 1_700_000_000_003);
    for (const [a, b] of [
      ['sh-a', 'sh-b'],
      ['sh-b', 'sh-a'],
    ] as const)
      expect(await safety.mayMeet(a, b)).toBe(false);
    const many = Array.from({ length: 1200 }, (_, i) => `sh-${i}`);
    const may = await safety.meeting(['sh-b', ...many, 'sh-a', 'sh-c']);
    expect([may('sh-b', 'sh-a'), may('sh-a', 'sh-c'), may('sh-b', 'sh-c')]).toEqual([false, true, true]);
    expect([await safety.apart('sh-a'), await safety.apart('sh-b'), await safety.apart('sh-c')]).toEqual([
      new Set(['sh-b']),
      new Set(['sh-a']),
      new Set(),
    ]);
    expect((await safety.shunned('sh-a')).map(({ name, kind, at }) => [name, kind, at])).toEqual([
      ['Cleo', 'mute', 1_700_000_000_003],
      ['Bo', 'block', 1_700_000_000_002],
    ]);
    expect(await safety.shuns('sh-a')).toBe(2);
    expect(await safety.unshun('sh-a', 'sh-b')).toBe(true);
    expect(await safety.unshun('sh-a', 'sh-b')).toBe(false);
    expect(await safety.mayMeet('sh-b', 'sh-a')).toBe(true);
  });

  test('what moderators do is done, written down and told together, and holds until it ends', async () => {
    const { safety, reports, tokens } = store();
    const audit = { at: 1_700_000_000_000, moderator: 'mo', person: 'sa', table_id: null, report: null, detail: '{}', reason: 'rude' };
    const notice = { id: 'n1', person: 'sa', at: 1_700_000_000_000, action: 'ban', detail: '{}', reason: 'rude', seen_at: null };
    const ban = safety.sanctioning('sa', { kind: 'ban', since: 1, until: 5_000_000_000_000, reason: 'rude' });
    expect(await reports.act({ ...audit, id: 'a1', action: 'ban' }, [ban], [notice])).toBe(true);
    expect(await safety.sanctions('sa', 1)).toEqual([{ kind: 'ban', since: 1, until: 5_000_000_000_000, reason: 'rude' }]);
    // Nobody gets round it by a bot account.
    await tokens.addBot('sa-bot', 'BOT Sa', 'sa', 1);
    expect(await safety.sanctions('sa-bot', 1)).toMatchObject([{ kind: 'ban', reason: 'rude' }]);
    expect(await safety.banned(['sb', 'sa'], 4_999_999_999_999)).toEqual(new Set(['sa']));
    expect(await safety.banned(['sb', 'sa'], 5_000_000_000_000)).toEqual(new Set());
    const silence = safety.sanctioning('sa', { kind: 'silence', since: 2, until: undefined, reason: 'again' });
    // A line that is not there cannot be deleted: then nothing of it is done.
    expect(await reports.act({ ...audit, id: 'a2', action: 'silence' }, [silence, reports.deletingLine('nowhere', 1)])).toBe(false);
    expect(await safety.sanctions('sa', 6_000_000_000_000)).toEqual([]);
    expect(await reports.act({ ...audit, id: 'a3', action: 'silence' }, [silence])).toBe(true);
    expect(await safety.sanctions('sa', 6_000_000_000_000)).toMatchObject([{ kind: 'silence', until: undefined }]);
    expect((await reports.audit()).map(({ id }) => id).sort()).toEqual(['a1', 'a3']);
    expect(await reports.unseen('sa')).toEqual([notice]);
    expect(await reports.seen('n1', 'sb', 1)).toBe(false);
    expect(await reports.seen('n1', 'sa', 1)).toBe(true);
    expect(await reports.unseen('sa')).toEqual([]);
    await reports.act({ ...audit, id: 'a4', action: 'unban' }, [safety.lifting('sa', 'ban'), reports.appointing('sa', 1)]);
    expect(await safety.banned(['sa'], 1)).toEqual(new Set());
    expect([await reports.isModerator('sa'), await reports.moderators()]).toEqual([true, ['sa']]);
  });

  test('a line is deleted and a table closed once; both are heard of', async () => {
    const { reports } = store();
    await store().create(table('mod'), [seat(0)], 'seed');
    await store().addChat('mod', 0, { ...chatLine(0), person: 'sx', text: 'hello', phrase: true });
    await store().addChat('mod', 1, { ...chatLine(1), person: 'sx', text: 'bad' });
    expect(await reports.lineOf('mod', 1)).toEqual({ person: 'sx', text: 'bad' });
    expect((await reports.lines('mod', 5)).map(({ n, text, phrase }) => [n, text, phrase])).toEqual([
      [0, 'hello', true],
      [1, 'bad', false],
    ]);
    const audit = { at: 1_800_000_000_000, moderator: '', person: null, table_id: 'mod', report: null, detail: '{}', reason: 'bad' };
    expect(await reports.act({ ...audit, id: 'd1', action: 'delete-text' }, [reports.deletingLine('mod', 1)])).toBe(true);
    expect(await reports.act({ ...audit, id: 'd2', action: 'delete-text' }, [reports.deletingLine('mod', 1)])).toBe(false);
    expect(await reports.act({ ...audit, id: 'd3', action: 'close' }, [reports.closingTable('mod', 9)])).toBe(true);
    expect(await reports.act({ ...audit, id: 'd4', action: 'close' }, [reports.closingTable('mod', 9)])).toBe(false);
    expect(await store().load('mod')).toMatchObject({
      table: { status: 'over', closed: { at: 9, by: [], house: true } },
      chat: [{ text: 'hello', phrase: true }],
      chatLength: 2,
    });
    expect((await reports.tablesTouched(1_799_999_999_999)).map(({ id }) => id).sort()).toEqual(['d1', 'd3']);
  });

  test('who has finished games with others is known to them, and no longer new', async () => {
    const { safety, people } = store();
    await store().create(table('kn1', { status: 'over' }), [human(0, 'ka'), human(1, 'kb')], 's');
    await store().create(table('kn2', { status: 'over' }), [human(0, 'ka'), seat(1, { kind: 'bot', bot: 'greedy' })], 's');
    await store().create(table('kn3', { status: 'playing' }), [human(0, 'ka'), human(1, 'kc')], 's');
    expect([await safety.hasFinished('ka', 1), await safety.hasFinished('ka', 2)]).toEqual([true, false]);
    expect(await safety.acquainted('ka', ['kb', 'kc', 'kd'])).toEqual(new Set(['kb']));
    await people.setFreeChat('kb', true, 1);
    await people.setFreeChat('kc', true, 1);
    await people.setFreeChat('kc', false, 1);
    expect(await safety.openTo(['ka', 'kb', 'kc'])).toEqual(new Set(['kb']));
  });

  test('reports, notices and what was done are forgotten after the stated time, and nothing before it', async () => {
    const { safety, reports, people, retention } = store();
    const day = 86_400_000;
    const now = 4000 * day;
    const ago = (days: number): number => now - days * day;
    const report = { reporter: 'ra', accused: 'rb', reason: 'other', words: '', table_id: null, n: null, evidence: '{}' };
    await reports.add({ ...report, id: 'rep-closed-old', at: ago(200), closed_at: ago(181) });
    await reports.add({ ...report, id: 'rep-closed', at: ago(200), closed_at: ago(179) });
    await reports.add({ ...report, id: 'rep-open-old', at: ago(361), closed_at: null });
    await reports.add({ ...report, id: 'rep-open', at: ago(359), closed_at: null });
    const audit = { moderator: '', action: 'warn', person: null, table_id: null, report: null, detail: '{}', reason: 'x' };
    const notice = { person: 'rb', action: 'warn', detail: '{}', reason: 'x', seen_at: null };
    const act = (id: string, days: number, told: number, until: number) =>
      reports.act(
        { ...audit, id: `aud-${id}`, at: ago(days) },
        [safety.sanctioning(`san-${id}`, { kind: 'ban', since: 1, until: ago(until), reason: 'x' })],
        [{ ...notice, id: `not-${id}`, at: ago(told) }],
      );
    await act('old', 731, 401, 401);
    await act('new', 729, 399, 399);
    for (const id of ['san-old', 'san-new', 'shy']) await people.setName(id, id, ago(500));
    await safety.shun('shy', 'ra', 'block', ago(500));
    await retention.sweep(now);
    const found = await Promise.all(['rep-closed-old', 'rep-closed', 'rep-open-old', 'rep-open'].map((id) => reports.find(id)));
    expect(found.map((row) => row?.id)).toEqual([undefined, 'rep-closed', undefined, 'rep-open']);
    expect((await reports.audit(1000)).map(({ id }) => id).filter((id) => id.startsWith('aud-'))).toEqual(['aud-new']);
    expect((await reports.notices('rb')).map(({ id }) => id)).toEqual(['not-new']);
    expect(await safety.banned(['san-old', 'san-new'], 2)).toEqual(new Set(['san-new']));
    // Who is neither seated nor sanctioned is forgotten, with whom they shunned.
    expect([await people.find('shy'), await safety.shuns('shy'), (await people.find('san-new'))?.name]).toEqual([undefined, 0, 'san-new']);
  });

  test('who is forgotten leaves no block, no report about them and no name in the log of what was done', async () => {
    const { safety, reports, people } = store();
    const report = { at: 5, reason: 'insult', words: '', table_id: null, n: null, evidence: '{}', closed_at: null };
    await reports.add({ ...report, id: 'r1', reporter: 'fo', accused: 'fp' });
    await reports.add({ ...report, id: 'r2', reporter: 'fp', accused: 'fo' });
    expect([await reports.countBy('fo', 4), await reports.countBy('fo', 5)]).toEqual([1, 0]);
    await safety.shun('fo', 'fp', 'block', 1);
    await safety.shun('fp', 'fo', 'block', 1);
    const audit = {
      id: 'f1',
      at: 6,
      moderator: 'fo',
      action: 'warn',
      person: 'fo',
      table_id: null,
      report: 'r2',
      detail: '{}',
      reason: 'x',
    };
    const notice = { id: 'fn', person: 'fo', at: 6, action: 'warn', detail: '{}', reason: 'x', seen_at: null };
    await reports.act(audit, [safety.sanctioning('fo', { kind: 'ban', since: 1, until: undefined, reason: 'x' })], [notice]);
    await people.erase('fo', 7);
    expect(await safety.mayMeet('fo', 'fp')).toBe(true);
    expect(await reports.find('r1')).toMatchObject({ reporter: '', accused: 'fp' });
    expect(await reports.find('r2')).toBeUndefined();
    expect((await reports.audit()).find(({ id }) => id === 'f1')).toMatchObject({ moderator: '', person: '', reason: 'x' });
    expect([await reports.notices('fo'), await safety.banned(['fo'], 8)]).toEqual([[], new Set()]);
  });
}
