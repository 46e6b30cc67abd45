import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyInfo } from '../../protocol/passkeys.ts';
import type { PersonPage, Picture, RatingLists } from '../../protocol/people.ts';
import { askJson } from '../net/api.ts';

/** What the server knows of people. */
export const people = {
  page: (id: string) => askJson<PersonPage>(`/api/people/${id}`, 'GET', 'mine'),
  ratings: (game: string) => askJson<RatingLists>(`/api/ratings/${game}`, 'GET', 'lists'),
  choose: (picture: Picture) => askJson<{ readonly picture: Picture }>('/api/me/picture', 'PUT', 'picture', { picture }),
  passkeys: () => askJson<{ readonly passkeys: readonly PasskeyInfo[] }>('/api/me/passkeys', 'GET', 'passkeys'),
  removePasskey: (id: string) => askJson<Done>(`/api/me/passkeys/${id}`, 'DELETE', 'done'),
  /** What a new passkey is to be made for. */
  offer: () => askJson<{ readonly options: PublicKeyCredentialCreationOptionsJSON }>('/api/me/passkeys/options', 'POST', 'options'),
  keep: (answer: object) => askJson<Done>('/api/me/passkeys', 'POST', 'done', answer),
  /** What a passkey is to sign. */
  question: () => askJson<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>('/api/passkey/options', 'POST', 'options'),
  signIn: (answer: object) => askJson<Done>('/api/passkey', 'POST', 'done', answer),
};

interface Done {
  readonly done: true;
}
