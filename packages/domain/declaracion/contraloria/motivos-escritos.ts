import { parrafosDe } from '../../base/textos/clases.ts'
import { esMotivoDeFondo } from '../respuesta.ts'

/** Template of a reason for an auditor: its name in the list, and the text for the applicant. */
interface MotivoEscrito {
  readonly titulo: string
  readonly texto: string
  /** Queue that offers it: of the income or of the health; null: both. */
  readonly cola: 'financiera' | 'medica' | null
}

/** Most templates in the list, and longest name and text of one (own rules). */
export const MAXIMO_DE_MOTIVOS = 50
export const LARGO_NOMBRE_DE_MOTIVO = 80
export const LARGO_DE_MOTIVO = 1000

/** Marks before a name that limit it to one queue. */
const marcas = { renta: 'financiera', salud: 'medica' } as const

/** Name as it is written: `[renta]` or `[salud]` before it limits it to one queue. */
function leerNombre(linea: string): Pick<MotivoEscrito, 'titulo' | 'cola'> {
  const [, marca = '', titulo = linea] = /^\[(renta|salud)\]\s*(.+)$/iu.exec(linea) ?? []
  return { titulo, cola: marcas[marca.toLowerCase() as keyof typeof marcas] ?? null }
}

/** Reasons why the templates cannot be published. */
type FallaDeMotivos = 'sinTexto' | 'nombreLargo' | 'textoLargo' | 'sinFondo' | 'repetido' | 'muchos'

function fallaDe({ titulo, texto }: Pick<MotivoEscrito, 'titulo' | 'texto'>): FallaDeMotivos | null {
  if (titulo.length > LARGO_NOMBRE_DE_MOTIVO) return 'nombreLargo'
  if (texto === '') return 'sinTexto'
  if (texto.length > LARGO_DE_MOTIVO) return 'textoLargo'
  return esMotivoDeFondo(texto) ? null : 'sinFondo'
}

/**
 * Templates as the operator writes them: separated by an empty line, with the name in the first line. `[renta]` or
 * `[salud]` before the name limits it to that queue. `falla`: the first fault, and the template concerned.
 */
export function leerMotivos(cuerpo: string): {
  readonly motivos: readonly MotivoEscrito[]
  readonly falla: { readonly falla: FallaDeMotivos; readonly sobre: string } | null
} {
  const motivos = parrafosDe(cuerpo).map((parrafo) => {
    const [titulo = '', ...resto] = parrafo.split('\n').map((linea) => linea.trim())
    return { ...leerNombre(titulo), texto: resto.join(' ').trim() }
  })
  const vistos = new Set<string>()
  for (const motivo of motivos) {
    const falla = vistos.has(motivo.titulo) ? 'repetido' : fallaDe(motivo)
    if (falla) return { motivos, falla: { falla, sobre: motivo.titulo } }
    vistos.add(motivo.titulo)
  }
  const muchos = motivos.length > MAXIMO_DE_MOTIVOS
  return { motivos, falla: muchos ? { falla: 'muchos', sobre: String(motivos.length) } : null }
}
