import type { ReplyOf } from '../lib/api/call.ts'

type LoginReply = Exclude<ReplyOf<'autenticarDashboard'>, { segundoPaso: unknown }>
type Usuario = NonNullable<ReplyOf<'obtenerUsuario'>>

/** A user as the administrator's list has it. */
export const usuario = (more: Partial<Usuario> = {}): Usuario => ({
  usuarioId: 3,
  usuario: 'asesora',
  rut: '12345678-5',
  nombres: 'MATILDE ROSA',
  apellidoPaterno: 'OYARZÚN',
  telefono: '',
  apellidoMaterno: 'PÉREZ',
  correo: 'matilde@example.cl',
  roles: ['asesor'],
  equipoId: 1,
  equipo: 'Oriente',
  activo: true,
  debeCambiarClave: false,
  segundoFactor: false,
  sesionesAbiertas: 2,
  ultimoIngreso: '2026-10-07T12:58:00.000Z',
  version: 4,
  ...more,
})

/** One of the heads of team. */
export const jefa = usuario({
  usuarioId: 5,
  usuario: 'jefatura',
  rut: '9876543-3',
  nombres: 'BERTA',
  apellidoPaterno: 'NÚÑEZ',
  apellidoMaterno: '',
  roles: ['jefatura'],
  sesionesAbiertas: 0,
  ultimoIngreso: null,
})

/** User who left. */
export const retirado = usuario({
  usuarioId: 9,
  usuario: 'retirado',
  nombres: 'IVÁN',
  rut: '11111111-1',
  activo: false,
})

/** The whole list of users on one page. */
export const enUnaPagina = (...filas: Usuario[]): ReplyOf<'obtenerUsuarios'> => ({
  filas,
  siguiente: null,
  cuantos: filas.length,
})

/** Answers for the screen of users: the list, and one user when opened. */
export const losUsuarios = (...todos: Usuario[]) => ({
  obtenerUsuarios: ({ soloActivos }: { readonly soloActivos: boolean }) =>
    enUnaPagina(...todos.filter(({ activo }) => activo || !soloActivos)),
  obtenerUsuario: ({ usuarioId }: { readonly usuarioId: number }) =>
    todos.find((uno) => uno.usuarioId === usuarioId) ?? null,
  obtenerCarteras: { carteras: [] },
})

/** Answers to the draft calls of every form. */
export const sinBorrador = { obtenerBorrador: null, guardarBorrador: 'ok', descartarBorrador: 'ok' } as const

/** Login reply after the password. */
export const ingreso: LoginReply = {
  identificador: 7,
  rut: '12345678-5',
  nombres: 'MATILDE ROSA',
  apellidoPaterno: 'OYARZÚN',
}
