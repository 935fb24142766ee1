import type { Input, Operation, Reply } from '@alerce/contract/operation'
import { guardarEquipo, guardarUsuario } from '@alerce/contract/operations/acceso/usuarios'
import {
  columnaDe,
  columnasObligatorias,
  MAXIMO_DE_USUARIOS,
  perfilesEscritos,
} from '@alerce/domain/acceso/planilla-de-usuarios'
import { avisando } from './avisos/avisando.ts'
import { guardarEquipoUseCase } from './core/acceso/usuarios/guardar-equipo.ts'
import { guardarUsuarioUseCase } from './core/acceso/usuarios/guardar-usuario.ts'
import { Refusal } from './core/refusal.ts'
import type { Context } from './core/use-case.ts'
import { parsePayload } from './gateway/body/parse.ts'
import { OperatorFailure } from './operator-failure.ts'
import { readCsv } from './platform/csv/csv.ts'

/** Roles of a team; other roles belong to none. */
export const perfilesDeEquipo = ['jefatura', 'asesor'] as const

const opcionales = ['segundo apellido', 'telefono'] as const
const columnas = [...columnasObligatorias, ...opcionales]
type Columna = (typeof columnas)[number]

/** Order of the values in an option, without the role, which the option names. */
export const ordenDeOpcion = ['usuario', 'rut', 'nombres', 'apellido', 'correo', ...opcionales] as const

/** A person of a new team, unchecked. `donde`: row or option, for messages. */
export interface PersonaPorCrear {
  readonly donde: string
  readonly datos: Readonly<Partial<Record<Columna, string>>>
}

const nada = '\nNo se creó nada.'

/** Columns of a file of a team: no other team, and everybody active. */
const columnaDeEquipo = (escrita: string): Columna | undefined =>
  columnas.find((columna) => columna === columnaDe(escrita))

/** Persons of a CSV with a row of column names. Throws OperatorFailure. */
export function readEquipoCsv(bytes: Uint8Array): PersonaPorCrear[] {
  // One more: the row of column names
  const leido = readCsv(bytes, MAXIMO_DE_USUARIOS + 1)
  if (leido.falla !== null) {
    const linea = 'linea' in leido ? ` (línea ${leido.linea})` : ''
    throw new OperatorFailure(`El archivo no se puede leer como CSV${linea}.${nada}`)
  }
  const [encabezado, ...filas] = leido.filas
  const nombres = (encabezado?.celdas ?? []).map((celda) => ({ celda, columna: columnaDeEquipo(celda) }))
  const ajenas = nombres.filter(({ columna }) => columna === undefined).map(({ celda }) => celda)
  const faltan = columnasObligatorias.filter((columna) => !nombres.some((nombre) => nombre.columna === columna))
  if (ajenas.length > 0) throw new OperatorFailure(`Columnas desconocidas: ${ajenas.join(', ')}.${nada}`)
  if (faltan.length > 0) throw new OperatorFailure(`Faltan columnas: ${faltan.join(', ')}.${nada}`)
  if (filas.length > MAXIMO_DE_USUARIOS)
    throw new OperatorFailure(`El archivo pasa de ${MAXIMO_DE_USUARIOS} personas.${nada}`)
  return filas.map(({ linea, celdas }) => ({
    donde: `fila ${linea}`,
    datos: Object.fromEntries(nombres.map(({ columna }, at) => [columna, celdas[at] ?? ''])),
  }))
}

const perfilesEn = ({ perfil = '' }: PersonaPorCrear['datos']): string[] => perfilesEscritos(perfil)

const comoUsuario = ({ datos }: PersonaPorCrear) => ({
  usuario: datos.usuario ?? '',
  rut: datos.rut ?? '',
  nombres: datos.nombres ?? '',
  apellidoPaterno: datos.apellido ?? '',
  apellidoMaterno: datos['segundo apellido'] ?? '',
  correo: datos.correo ?? '',
  telefono: datos.telefono ?? '',
  roles: perfilesEn(datos),
})

/** Lines for the operator, with the place of the refused values. */
function linesOf(error: unknown, donde: string): string[] {
  if (!(error instanceof Refusal)) throw error
  if (error.errores.length === 0) return [`${donde}: ${error.texto}`]
  return error.errores.map(({ campo, mensaje }) => `${donde}, ${campo}: ${mensaje}`)
}

/** Payloads of all calls, checked without a database. */
export interface EquipoPorCrear {
  readonly equipo: Input<typeof guardarEquipo>
  readonly usuarios: readonly { readonly donde: string; readonly pedido: Input<typeof guardarUsuario> }[]
}

/** Checks a new team before anything is opened. Throws OperatorFailure with a line for each wrong value. */
export function checkEquipo(nombre: string, personas: readonly PersonaPorCrear[]): EquipoPorCrear {
  const problems: string[] = []
  function check<O extends Operation>(operation: O, payload: unknown, donde: string): Input<O>[] {
    try {
      return [parsePayload(operation, payload) as Input<O>]
    } catch (error) {
      problems.push(...linesOf(error, donde))
      return []
    }
  }
  const [equipo] = check(guardarEquipo, { nombre }, 'equipo')
  const usuarios = personas.flatMap((persona) => {
    const { donde } = persona
    const ajenos = perfilesEn(persona.datos).filter((perfil) => !perfilesDeEquipo.some((uno) => uno === perfil))
    if (ajenos.length > 0) problems.push(`${donde}, perfil: un equipo tiene ${perfilesDeEquipo.join(' y ')}`)
    const conocidos = ajenos.length > 0 ? [] : check(guardarUsuario, comoUsuario(persona), donde)
    return conocidos.map((pedido) => ({ donde, pedido }))
  })
  if (!personas.some(({ datos }) => perfilesEn(datos).includes('jefatura')))
    problems.push('Falta la jefatura del equipo.')
  if (problems.length > 0 || !equipo) throw new OperatorFailure(problems.join('\n') + nada)
  return { equipo, usuarios }
}

/** A created user with the password for the first login, shown only once. */
export interface ClaveDeUsuario {
  readonly usuario: string
  readonly clave: string
  readonly debeCambiarla: boolean
}

/**
 * Creates a team with its people in the transaction of this context, by the rules of the console. Throws
 * OperatorFailure.
 */
export async function createEquipo(ctx: Context, { equipo, usuarios }: EquipoPorCrear): Promise<ClaveDeUsuario[]> {
  async function call<O extends Operation>(
    operation: O,
    run: (input: Input<O>, ctx: Context) => Promise<Reply<O>>,
    { donde, pedido }: { readonly donde: string; readonly pedido: Input<O> },
  ): Promise<Reply<O>> {
    try {
      return await avisando(ctx.tx, operation, pedido, () => run(pedido, ctx))
    } catch (error) {
      throw new OperatorFailure(linesOf(error, donde).join('\n') + nada)
    }
  }
  const { equipoId } = await call(guardarEquipo, guardarEquipoUseCase.run, { donde: 'equipo', pedido: equipo })
  const claves: ClaveDeUsuario[] = []
  for (const { donde, pedido } of usuarios) {
    const suyo = { donde, pedido: { ...pedido, equipoId } }
    const { claveProvisoria, debeCambiarla } = await call(guardarUsuario, guardarUsuarioUseCase.run, suyo)
    claves.push({ usuario: pedido.usuario, clave: claveProvisoria ?? '', debeCambiarla })
  }
  return claves
}
