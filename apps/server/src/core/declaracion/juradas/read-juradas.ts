import { pideJurada, situacionDeJurada } from '@alerce/domain/declaracion/firma/juradas'
import { sha256Of } from '../../../platform/sha256.ts'
import { type Texto, textoVigente } from '../../base/textos/read-model.ts'
import type { Context } from '../../use-case.ts'
import { juradasAbiertas, type PersonaDeJurada, personasDeJurada } from './read-model.ts'

type Abierta = NonNullable<ReturnType<Awaited<ReturnType<typeof juradasAbiertas>>['get']>>

export interface Jurada {
  readonly carga: PersonaDeJurada
  readonly titular: PersonaDeJurada
  /** Digest of whom it is about: what was opened of others is another paper. */
  readonly dice: string
  readonly texto: Texto
  /** The paper that was opened and still says what holds; null: none is. */
  readonly abierta: Abierta | null
  readonly accepted: boolean
}

type Donde = Pick<Context, 'tx' | 'hoy'>

const loQueNombra = ({ id, nombre, rut, pasaporte, fechaNacimiento, relacion, descripcionOtro }: PersonaDeJurada) => [
  id,
  nombre,
  rut,
  pasaporte,
  fechaNacimiento,
  relacion,
  descripcionOtro,
]

const diceDe = (titular: PersonaDeJurada, carga: PersonaDeJurada): string =>
  sha256Of(Buffer.from(JSON.stringify([loQueNombra(titular), loQueNombra(carga)])))

/** The sworn declarations that a declaration asks for, in the order of its persons, each as it stands. */
export async function readJuradas({ tx, hoy }: Donde, declaracionId: number): Promise<Jurada[]> {
  const personas = await personasDeJurada(tx, declaracionId)
  const [titular] = personas
  const cargas = personas.filter(pideJurada)
  if (!titular || cargas.length === 0) return []
  const texto = await textoVigente(tx, 'declaracionJurada', hoy)
  if (!texto) throw new Error('no hay texto de la declaración jurada')
  const abiertas = await juradasAbiertas(tx, declaracionId)
  return cargas.map((carga) => {
    const dice = diceDe(titular, carga)
    const ultima = abiertas.get(carga.id) ?? null
    const hecha = ultima && { ...ultima, guardada: ultima.archivoId !== null, aceptada: ultima.aceptadaEn !== null }
    const situacion = situacionDeJurada(hecha, { dice, textoId: texto.id })
    return { carga, titular, dice, texto, abierta: situacion && ultima, accepted: situacion === 'aceptada' }
  })
}

/** How the file of one is called: it names nobody. */
export const nombreDeJurada = (folio: number, { carga }: Jurada): string =>
  `declaracion-jurada-${folio}-${carga.orden}.pdf`
