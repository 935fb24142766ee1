import { addressOf, screens } from '@alerce/contract/screens'

/** Longest path kept in the cookie of a login. */
const LARGO = 500
const INICIO = addressOf('dashboard', 'home')
const CONSOLA = '/consola/'

/** A path of our own screens; anything else, another site above all, becomes the home screen. */
export function addressOfReturn(asked: string | null | undefined): string {
  if (!asked || asked.length > LARGO || !/^\/(dashboard|consola)\//.test(asked)) return INICIO
  const here = 'http://alerce.invalid'
  const url = URL.parse(asked, here)
  if (url?.origin !== here || !/^\/(dashboard|consola)\/(?!\/)/.test(url.pathname)) return INICIO
  const [, , screen] = url.pathname.split('/')
  return `/${screen}` === screens.login.path ? INICIO : `${url.pathname}${url.search}`
}

/** Login page of the entry of a path. */
export const loginOf = (volver: string): string =>
  addressOf(volver.startsWith(CONSOLA) ? 'consola' : 'dashboard', 'login')
