import { parrafosDe } from '../../base/textos/clases.ts'
import { esMotivoDeFondo } from '../respuesta.ts'

/** A reason that an auditor may begin from: what it is called in the list, and what the applicant would read. */
interface MotivoEscrito {
  readonly titulo: string
  readonly texto: string
  /** The queue that it is offered in: of the income or of the health; null: in both. */
  readonly cola: 'financiera' | 'medica' | null
}

/** Most reasons in the list, and longest name and text of one (own rules). */
export const MAXIMO_DE_MOTIVOS = 50
export const LARGO_NOMBRE_DE_MOTIVO = 80
export const LARGO_DE_MOTIVO = 1000

/** What stands before a name to say in which queue alone it is offered. */
const marcas = { renta: 'financiera', salud: 'medica' } as const

/** A name as it is written, `[renta]` or `[salud]` before it where it is of one queue. */
function leerNombre(linea: string): Pick<MotivoEscrito, 'titulo' | 'cola'> {
  const [, marca = '', titulo = linea] = /^\[(renta|salud)\]\s*(.+)$/iu.exec(linea) ?? []
  return { titulo, cola: marcas[marca.toLowerCase() as keyof typeof marcas] ?? null }
}

/** Why the reasons cannot be published as they are written. */
type FallaDeMotivos = 'sinTexto' | 'nombreLargo' | 'textoLargo' | 'sinFondo' | 'repetido' | 'muchos'

function fallaDe({ titulo, texto }: Pick<MotivoEscrito, 'titulo' | 'texto'>): FallaDeMotivos | null {
  if (titulo.length > LARGO_NOMBRE_DE_MOTIVO) return 'nombreLargo'
  if (texto === '') return 'sinTexto'
  if (texto.length > LARGO_DE_MOTIVO) return 'textoLargo'
  return esMotivoDeFondo(texto) ? null : 'sinFondo'
}

/**
 * The reasons as the operator writes them: parted by an empty line, the first line of each its name, `[renta]` or
 * `[salud]` before it where it is of that queue alone. `falla`: the first
 * thing that is wrong, and with which.
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
