import { api } from './api'
import type {
  AccountInfo,
  Codes,
  Invitations,
  InvitedPeople,
  Lists,
  MailUsed,
  PasskeyOptions,
  Profile,
  Registered,
  Token,
} from './shapes'

/** Somebody: by the name under which they are known, or by a seat of a table. */
export type Whom = { name: string } | { table: string; seat: number }

const ask = <T>(method: string, path: string, body?: unknown): Promise<T> => api.ask(method, path, { body })
const path = (name: string) => encodeURIComponent(name)

/** Where a page is not secure, browsers have no passkeys; nor have they any for an address that is a number. */
export const secure = (): boolean =>
  isSecureContext && !/^[\d.]+$|:/.test(location.hostname) && 'credentials' in navigator && 'PublicKeyCredential' in globalThis

/** The part of the protocol that is about people; fetched with the pages that show them. */
export const people = {
  account: () => ask<AccountInfo>('GET', 'api/account'),
  register: (name: string, ticket: string) => ask<Registered>('POST', 'api/account', { name, ticket }),
  rename: (name: string) => ask<AccountInfo>('POST', 'api/account/name', { name }),
  codes: () => ask<Codes>('POST', 'api/account/codes'),
  remove: (name: string) => ask<void>('DELETE', 'api/account', { name }),
  export: () => ask<Record<string, unknown>>('GET', 'api/account/export'),
  dropPasskey: (id: string) => ask<AccountInfo>('DELETE', `api/account/passkeys/${path(id)}`),
  mail: (address: string, language: string) => ask<void>('POST', 'api/account/mail', { address, language }),
  dropMail: () => ask<AccountInfo>('DELETE', 'api/account/mail'),
  mailSignIn: (address: string, language: string) => ask<void>('POST', 'api/account/mail/sign-in', { address, language }),
  profile: (name: string) => ask<Profile>('GET', `api/people/${path(name)}`),
  lists: () => ask<Lists>('GET', 'api/lists'),
  put: (which: 'block' | 'mute', whom: Whom, on: boolean) => ask<Lists>('POST', `api/lists/${which}`, { ...whom, on }),
  takeOff: (which: 'block' | 'mute', id: string) => ask<Lists>('DELETE', `api/lists/${which}/${id}`),
  report: (whom: Whom, text: string) => ask<void>('POST', 'api/reports', { ...whom, text }),
  invitations: () => ask<Invitations>('GET', 'api/invitations'),
  invited: (table: string) => ask<InvitedPeople>('GET', `api/tables/${table}/invitations`),
  invite: (table: string, name: string) => ask<InvitedPeople>('POST', `api/tables/${table}/invitations`, { name }),
  uninvite: (table: string, name: string) => ask<InvitedPeople>('DELETE', `api/tables/${table}/invitations/${path(name)}`),
  favourite: (table: string, favourite: boolean) => ask<unknown>('POST', `api/tables/${table}/favourite`, { favourite }),

  /** Make a passkey for whoever is known in this browser. */
  async addPasskey(): Promise<AccountInfo> {
    const { options } = await ask<PasskeyOptions>('POST', 'api/account/passkeys/options')
    const { startRegistration } = await import('@simplewebauthn/browser')
    const credential = await startRegistration({ optionsJSON: options as never })
    return ask<AccountInfo>('POST', 'api/account/passkeys', { credential })
  },
  /** Sign in by a passkey: this browser is that person from now on, and brings along what its guest had. */
  async signIn(): Promise<void> {
    const { options } = await ask<PasskeyOptions>('POST', 'api/account/sign-in/options')
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const credential = await startAuthentication({ optionsJSON: options as never })
    api.become((await ask<Token>('POST', 'api/account/sign-in', { credential })).token)
  },
  async recover(code: string): Promise<void> {
    api.become((await ask<Token>('POST', 'api/account/recover', { code })).token)
  },
  /** Do what a link that came by mail is for; the address it confirmed, empty if it signed in. */
  async useLink(code: string): Promise<string> {
    const done = await ask<MailUsed>('POST', 'api/account/mail/use', { code })
    if (done.token) api.become(done.token.token)
    return done.address
  },
}

/** Whether somebody only closed the browser's own question about a passkey. */
export const changedMind = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
