import type { NewTournament, TournamentAct, TournamentInfo, TournamentPage } from '../../protocol/tournaments.ts';
import { askJson } from '../net/api.ts';

export const tournaments = {
  list: () => askJson<{ readonly tournaments: readonly TournamentInfo[] }>('/api/tournaments', 'GET', 'tournaments'),
  open: (wish: NewTournament) => askJson<{ readonly id: string }>('/api/tournaments', 'POST', 'id', wish),
  page: (id: string) => askJson<TournamentPage>(`/api/tournaments/${id}`, 'GET', 'standings'),
  act: (id: string, act: TournamentAct) => askJson<TournamentPage>(`/api/tournaments/${id}`, 'POST', 'standings', act),
};
