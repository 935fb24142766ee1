const LARGO_MAXIMO = 254
const LOCAL = /^[^\s@<>"(),;:.]+(\.[^\s@<>"(),;:.]+)*$/
const DOMINIO = /^([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,}$/u

/** True for a plausible e-mail address of at most 254 characters. */
export function esCorreo(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@')
  return text.length <= LARGO_MAXIMO && rest.length === 0 && LOCAL.test(local) && DOMINIO.test(domain)
}

/** As the card shows it: 24 characters or more are cut to 22 and '...' (spec 1 §9). */
export function correoCortado(text: string): string {
  return text.length >= 24 ? `${text.slice(0, 22)}...` : text
}
