import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import type { Input } from '@alerce/contract/operation'
import { guardarUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { roles } from '@alerce/contract/roles'
import { activoEscrito, columnaDelCampo, perfilesEscritos } from '@alerce/domain/acceso/planilla-de-usuarios'
import { llaveDeTexto } from '@alerce/domain/base/persona/nombre'
import { Refusal } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { cambiarEstadoUsuarioUseCase } from '../cambiar-estado-usuario.ts'
import { ESTADO, queCambia } from '../cambios.ts'
import { guardarEquipoUseCase } from '../guardar-equipo.ts'
import { type ClaveNueva, saveUsuario } from '../guardar-usuario.ts'
import { type DatosDeUsuario, equipos, type UsuarioGuardado, usuariosDeNombre } from '../read-model.ts'
import type { PersonaEscrita } from './read-planilla.ts'
import { attempt } from './repository.ts'

interface ErrorDeColumna {
  readonly columna: string
  readonly mensaje: string
}

/** Outcome of a row, or of its preview. `clave`: of a new user. */
export interface Desenlace {
  readonly linea: number
  readonly usuario: string
  readonly nombre: string
  readonly situacion: 'nueva' | 'cambia' | 'igual' | 'error'
  readonly cambios: readonly string[]
  readonly errores: readonly ErrorDeColumna[]
  readonly usuarioId: number | null
  readonly clave: string | null
}

/** Wrong values of one row. */
class FilaRechazada extends Error {
  readonly errores: readonly ErrorDeColumna[]
  constructor(errores: readonly ErrorDeColumna[]) {
    super('fila rechazada')
    this.errores = errores
  }
}

const rejectFila = (columna: string, mensaje: string): never => {
  throw new FilaRechazada([{ columna, mensaje }])
}

const enFila = (escrito: string | undefined, guardado: string | undefined): string => escrito ?? guardado ?? ''

function perfilesDe(celda: string): string[] {
  const perfiles = perfilesEscritos(celda)
  const ajeno = perfiles.find((perfil) => !roles.some((rol) => rol === perfil))
  if (ajeno === undefined) return perfiles
  const texto = m.perfilDesconocido.text.replace('{valor}', ajeno.slice(0, 40))
  return rejectFila('perfil', texto.replace('{perfiles}', roles.join(', ')))
}

/** Data of a row by the rules of the form. Columns that the file lacks stay as they are stored. */
function datosDe({ datos }: PersonaEscrita, antes: UsuarioGuardado | undefined): Input<typeof guardarUsuario> {
  const escrito = {
    usuario: datos.usuario ?? '',
    rut: datos.rut ?? '',
    nombres: datos.nombres ?? '',
    apellidoPaterno: datos.apellido ?? '',
    apellidoMaterno: enFila(datos['segundo apellido'], antes?.apellidoMaterno),
    correo: datos.correo ?? '',
    telefono: enFila(datos.telefono, antes?.telefono),
    roles: perfilesDe(datos.perfil ?? ''),
    equipoId: antes?.equipoId ?? null,
  }
  const leido = guardarUsuario.request.safeParse(escrito, { error: () => m.datoNoValido.text })
  if (leido.success) return { ...leido.data, usuarioId: antes?.id }
  throw new FilaRechazada(
    leido.error.issues.map(({ path, message }) => ({ columna: columnaDelCampo(path.join('.')), mensaje: message })),
  )
}

function erroresDe(error: unknown): readonly ErrorDeColumna[] {
  if (error instanceof FilaRechazada) return error.errores
  if (!(error instanceof Refusal)) throw error
  if (error.errores.length === 0) return [{ columna: 'usuario', mensaje: error.texto }]
  return error.errores.map(({ campo, mensaje }) => ({ columna: columnaDelCampo(campo), mensaje }))
}

/** Loaded once for a list: its users as stored, and the teams by name, which grow with the list. */
interface Guardados {
  readonly usuarios: ReadonlyMap<string, UsuarioGuardado>
  readonly equipos: Map<string, number>
}

async function equipoDe(
  ctx: Context,
  escrito: string | undefined,
  antes: number | null,
  { equipos: todos }: Guardados,
) {
  if (escrito === undefined) return antes
  if (escrito.trim() === '') return null
  const conocido = todos.get(llaveDeTexto(escrito))
  if (conocido !== undefined) return conocido
  if (escrito.trim().length > 60) rejectFila('equipo', m.datoNoValido.text)
  const { equipoId } = await guardarEquipoUseCase.run({ nombre: escrito.trim() }, ctx)
  return equipoId
}

interface Acto {
  readonly ctx: Context
  readonly guardados: Guardados
  readonly claveDe: (usuario: string) => Promise<ClaveNueva>
}

const dicho = (antes: DatosDeUsuario | undefined, despues: DatosDeUsuario, estado: boolean) => [
  ...(antes ? queCambia(antes, despues) : []),
  ...(estado ? [ESTADO] : []),
]

/** Does one row with the acts of the console; throws where it is refused. */
async function applyPersona({ ctx, guardados, claveDe }: Acto, persona: PersonaEscrita) {
  const antes = guardados.usuarios.get((persona.datos.usuario ?? '').trim().toLowerCase())
  const datos = datosDe(persona, antes)
  const celda = persona.datos.activo
  const activo = celda === undefined ? (antes?.activo ?? true) : activoEscrito(celda)
  if (activo === null) return rejectFila('activo', m.activoNoValido.text)
  const equipoId = await equipoDe(ctx, persona.datos.equipo, datos.equipoId, guardados)
  const completos = { ...datos, roles: [...new Set(datos.roles)], equipoId }
  const estado = activo !== (antes?.activo ?? true)
  const cambios = dicho(antes, completos, estado)
  if (antes && cambios.length === 0) return { situacion: 'igual' as const, cambios, usuarioId: antes.id, clave: null }
  const saved = await saveUsuario(completos, ctx, () => claveDe(completos.usuario))
  const { usuarioId, claveProvisoria: clave } = saved
  if (estado) await cambiarEstadoUsuarioUseCase.run({ usuarioId, activo, version: saved.version }, ctx)
  // A row that is refused later takes its new team back with it
  if (equipoId !== null && persona.datos.equipo) guardados.equipos.set(llaveDeTexto(persona.datos.equipo), equipoId)
  return { situacion: antes ? ('cambia' as const) : ('nueva' as const), cambios, usuarioId, clave }
}

/**
 * Does the rows of a list one after another, in the transaction of `ctx`. A refused row changes nothing and is reported
 * with its columns; the caller decides whether the others stay.
 */
export async function applyPersonas(
  ctx: Context,
  personas: readonly PersonaEscrita[],
  claveDe: Acto['claveDe'],
): Promise<Desenlace[]> {
  const nombres = personas.map(({ datos }) => (datos.usuario ?? '').trim().toLowerCase())
  const usuarios = new Map((await usuariosDeNombre(ctx.tx, nombres)).map((uno) => [uno.usuario, uno]))
  const porNombre = new Map((await equipos(ctx.tx)).map(({ id, nombre }) => [llaveDeTexto(nombre), id]))
  const acto = { ctx, guardados: { usuarios, equipos: porNombre }, claveDe }
  const hechas: Desenlace[] = []
  for (const [at, persona] of personas.entries()) {
    const { linea, datos } = persona
    const quien = { linea, usuario: nombres[at] ?? '', nombre: `${datos.nombres ?? ''} ${datos.apellido ?? ''}`.trim() }
    const primera = hechas[nombres.indexOf(quien.usuario)]
    try {
      if (primera) rejectFila('usuario', m.filaRepetida.text.replace('{linea}', String(primera.linea)))
      hechas.push({ ...quien, ...(await attempt(ctx.tx, () => applyPersona(acto, persona))), errores: [] })
    } catch (error) {
      const errores = erroresDe(error)
      hechas.push({ ...quien, situacion: 'error', cambios: [], errores, usuarioId: null, clave: null })
    }
  }
  return hechas
}
