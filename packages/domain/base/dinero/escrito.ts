import { textoLimpio } from '../texto/limpio.ts'

/** Rules for reading a kind of number. */
interface ClaseDeEscrito {
  /** Decimals allowed; more are refused, never rounded. */
  readonly decimales: number
  /**
   * True when values reach thousands: a point before three figures separates thousands. Otherwise a single point is a
   * decimal sign.
   */
  readonly miles: boolean
  /** Decimals that are always shown. */
  readonly fijos?: number
  /** Units that may stand before or after the number, as a pattern. */
  readonly unidad: string
  /** Example for the text of a refusal. */
  readonly ejemplo: string
}

const clase = (una: ClaseDeEscrito): ClaseDeEscrito => una

/** Every kind of number that people type, paste or load. UF a month and measures never reach a thousand (decision 004). */
export const clasesDeNumero = {
  pesos: clase({ decimales: 0, miles: true, unidad: '(?:clp ?)?\\$|clp|pesos?', ejemplo: '1.500.000' }),
  /** Pesos that one UF is worth. */
  valorUF: clase({ decimales: 2, miles: true, fijos: 2, unidad: '(?:clp ?)?\\$|clp|pesos?', ejemplo: '41.098,15' }),
  uf: clase({ decimales: 3, miles: false, fijos: 3, unidad: 'uf', ejemplo: '6,891' }),
  entero: clase({ decimales: 0, miles: false, unidad: '', ejemplo: '12' }),
  porcentaje: clase({ decimales: 0, miles: false, unidad: '%', ejemplo: '80' }),
  factor: clase({ decimales: 2, miles: false, unidad: '%?', ejemplo: '1,3' }),
  kilos: clase({ decimales: 0, miles: false, unidad: 'kgs?\\.?|kilos?', ejemplo: '70' }),
  metros: clase({ decimales: 2, miles: false, unidad: 'mts?\\.?|m\\.?|metros?', ejemplo: '1,65' }),
}

export type ClaseDeNumero = keyof typeof clasesDeNumero

/**
 * Reasons to refuse a text as a number: empty; not a number; incomplete ('1,'); more than one reading ('900.00' pesos);
 * too many decimals; more figures than are exact.
 */
export type FallaDeNumero = 'vacio' | 'no_numero' | 'a_medias' | 'ambiguo' | 'decimales' | 'enorme'

/** Result of reading: a value exact to its last figure, or the reason to refuse the text. */
type NumeroLeido =
  | { readonly valor: number; readonly falla: null }
  | { readonly valor: null; readonly falla: FallaDeNumero }

/** Figures that a number of JavaScript always holds exactly. */
const CIFRAS_EXACTAS = 15
/** Decimals that programs write for a whole amount: 1500000.00. */
const CEROS_DE_PROGRAMA = 2

const sin = (falla: FallaDeNumero): NumeroLeido => ({ valor: null, falla })

interface PartesDeNumero {
  readonly entero: string
  readonly fraccion: string
}

const GRUPOS = [/^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/, /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/]

/** Number whose thousands are certain: two groups or more, or one group and decimals after the other sign. */
function conMiles(cuerpo: string): PartesDeNumero | null {
  for (const grupos of GRUPOS) {
    const [, entero = '', fraccion] = grupos.exec(cuerpo) ?? []
    const cifras = entero.replaceAll(/[.,]/g, '')
    if (fraccion !== undefined || entero.length - cifras.length > 1) return { entero: cifras, fraccion: fraccion ?? '' }
  }
  return null
}

/** Reading of a single sign among the figures: thousands, decimals, or either ('ambiguo'). */
function conUnSigno(entero: string, signo: string, fraccion: string, { miles, decimales }: ClaseDeEscrito) {
  const deTres = fraccion.length === 3
  if (miles && signo === '.' && deTres && /^[1-9]\d{0,2}$/.test(entero)) {
    return { entero: entero + fraccion, fraccion: '' }
  }
  // '900.00' may be an unfinished 900.000, '1500000.' 1,5 million; '1,500' is 1500 with a thousands comma
  if (miles && (deTres || (signo === '.' && (entero.length <= 3 || fraccion.length > 3)))) return 'ambiguo'
  if (decimales === 0 && fraccion.length > CEROS_DE_PROGRAMA && !/[1-9]/.test(fraccion)) return 'ambiguo'
  return { entero, fraccion }
}

function partesDe(cuerpo: string, como: ClaseDeEscrito): PartesDeNumero | FallaDeNumero {
  if (/^\d+$/.test(cuerpo)) return { entero: cuerpo, fraccion: '' }
  const [, entero, signo, fraccion] = /^(\d+)([.,])(\d+)$/.exec(cuerpo) ?? []
  if (entero !== undefined && signo !== undefined && fraccion !== undefined)
    return conUnSigno(entero, signo, fraccion, como)
  if (/^(\d+[.,]|[.,]\d+)$/.test(cuerpo)) return 'a_medias'
  return conMiles(cuerpo) ?? 'no_numero'
}

const forma = (unidad: string) => {
  const u = unidad === '' ? '' : `(?:${unidad})?`
  // '1.500.000.-': amounts written by hand
  const cola = unidad.includes('\\$') ? '(?: ?[.,][-–—−])?' : ''
  return new RegExp(`^${u} ?([-−]?) ?${u} ?([\\d.,]+?)${cola} ?${u}$`, 'i')
}

const formas = Object.fromEntries(
  Object.entries(clasesDeNumero).map(([nombre, { unidad }]) => [nombre, forma(unidad)]),
) as Record<ClaseDeNumero, RegExp>

/**
 * Reads a number as people in Chile write it ('$ 1.500.000.-', '6,891', '80 %') and as programs copy it ('1500000.00',
 * '1,500,000'). Exact, or with the reason to refuse it. A text with two readings is refused (decision 004).
 */
export function leeNumero(texto: string, como: ClaseDeNumero): NumeroLeido {
  const escrito = textoLimpio(texto).trim().replaceAll(/\s+/g, ' ')
  if (escrito === '') return sin('vacio')
  const [, signo = '', cuerpo = ''] = formas[como].exec(escrito) ?? []
  const partes = cuerpo === '' ? 'no_numero' : partesDe(cuerpo, clasesDeNumero[como])
  if (typeof partes === 'string') return sin(partes)
  const entero = partes.entero.replace(/^0+(?=\d)/, '')
  const fraccion = partes.fraccion.replace(/0+$/, '')
  if (fraccion.length > clasesDeNumero[como].decimales) return sin('decimales')
  if (entero.length + fraccion.length > CIFRAS_EXACTAS) return sin('enorme')
  const valor = Number(`${entero}.${fraccion || '0'}`)
  return { valor: signo === '' || valor === 0 ? valor : -valor, falla: null }
}
