/** Longest e-mail, everywhere (ours). */
export const LARGO_CORREO = 100

/** Parts of RFC 5322 atext between points. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMINIO = /^([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,}$/u

/** True for a plausible e-mail address of at most 100 characters. */
export function esCorreo(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@')
  return text.length <= LARGO_CORREO && rest.length === 0 && LOCAL.test(local) && DOMINIO.test(domain)
}

/** As the card shows it: 24 characters or more are cut to 22 and '...' (spec 1 §9). */
export function correoCortado(text: string): string {
  return text.length >= 24 ? `${text.slice(0, 22)}...` : text
}
