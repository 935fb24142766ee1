import { roles as perfiles } from '@alerce/contract/roles'
import type { Env } from './env.ts'

/** Role that an administrator can give: a supervisor's link gives the other one. */
export type Perfil = (typeof perfiles)[number]

/** Login with the account of the company: its provider, and what its accounts may do here. */
export interface CuentaDeEmpresa {
  readonly emisor: string
  readonly clienteId: string
  readonly secreto: string
  readonly alcance: string
  /** Claims with the groups of an account, and with what names its user here. */
  readonly claims: { readonly grupos: string; readonly usuario: string }
  /** Roles by group; null: those that the administrator gave stay. */
  readonly perfiles: ReadonlyMap<string, readonly Perfil[]> | null
  /** Passwords open no session. */
  readonly sinClaves: boolean
  /** Administrator whose password opens all the same; null: nobody's. */
  readonly deEmergencia: string | null
}

export const loopback = ['127.0.0.1', '::1', 'localhost', '[::1]']

const esPerfil = (text: string): text is Perfil => (perfiles as readonly string[]).includes(text)

/** Roles by group of `grupo=rol,grupo=rol`; a group may stand twice. A string: the pair that cannot be read. */
function perfilesDe(text: string): Map<string, Perfil[]> | string {
  const byGroup = new Map<string, Perfil[]>()
  for (const pair of text.split(',')) {
    const at = pair.lastIndexOf('=')
    const [grupo, perfil] = [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()]
    if (grupo === '' || !esPerfil(perfil)) return pair.trim()
    byGroup.set(grupo, [...(byGroup.get(grupo) ?? []), perfil])
  }
  return byGroup
}

type Oidc = Pick<
  Env,
  | 'OIDC_ISSUER'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_ROLES'
  | 'OIDC_GROUPS_CLAIM'
  | 'OIDC_USER_CLAIM'
  | 'OIDC_SCOPE'
  | 'OIDC_ONLY'
  | 'OIDC_BREAK_GLASS'
>

/** Settings of the company's account; null: none, or not valid (`problemOfEmpresa` says why). */
export function cuentaDeEmpresa(env: Oidc): CuentaDeEmpresa | null {
  const { OIDC_ISSUER: emisor, OIDC_CLIENT_ID: clienteId, OIDC_CLIENT_SECRET: secreto, OIDC_ROLES: byGroup } = env
  if (!emisor || !clienteId || !secreto) return null
  const leidos = byGroup ? perfilesDe(byGroup) : null
  if (typeof leidos === 'string') return null
  return {
    ...{ emisor, clienteId, secreto, alcance: env.OIDC_SCOPE, perfiles: leidos },
    claims: { grupos: env.OIDC_GROUPS_CLAIM, usuario: env.OIDC_USER_CLAIM },
    sinClaves: env.OIDC_ONLY,
    deEmergencia: env.OIDC_BREAK_GLASS ?? null,
  }
}

function problemOfIssuer(url: string): string | null {
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' }
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
    ? null
    : 'OIDC_ISSUER: debe ser una dirección https.'
}

const JUNTAS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
const DE_ELLAS = ['OIDC_ROLES', 'OIDC_ONLY', 'OIDC_BREAK_GLASS'] as const

/** Fault of the settings that belong together. */
function problemOfTogether(env: Oidc & Pick<Env, 'PUBLIC_URL'>): string | null {
  const dichas = JUNTAS.filter((name) => env[name])
  const sola = DE_ELLAS.find((name) => env[name])
  if (dichas.length === 0) return sola ? `${sola}: va junto con OIDC_ISSUER.` : null
  if (dichas.length < JUNTAS.length) return 'OIDC_ISSUER, OIDC_CLIENT_ID y OIDC_CLIENT_SECRET van juntos.'
  if (!env.PUBLIC_URL) return 'OIDC_ISSUER: va junto con PUBLIC_URL, adonde el proveedor devuelve a la persona.'
  return env.OIDC_BREAK_GLASS && !env.OIDC_ONLY ? 'OIDC_BREAK_GLASS: va junto con OIDC_ONLY.' : null
}

/** Fault of the settings of the company's account, in one line. */
export function problemOfEmpresa(env: Oidc & Pick<Env, 'PUBLIC_URL'>): string | null {
  const { OIDC_ISSUER: emisor, OIDC_ROLES: byGroup, OIDC_SCOPE: alcance } = env
  const alone = problemOfTogether(env)
  if (alone || !emisor) return alone
  if (!alcance.split(' ').includes('openid')) return 'OIDC_SCOPE: debe incluir openid.'
  const wrong = byGroup ? perfilesDe(byGroup) : null
  if (typeof wrong === 'string') return `OIDC_ROLES: «${wrong}» no es grupo=rol; los roles son ${perfiles.join(', ')}.`
  return problemOfIssuer(emisor)
}
