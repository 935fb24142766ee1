import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { common } from '@alerce/contract/messages/common'
import { sincronizarUsuarios } from '@alerce/contract/operations/acceso/planilla-usuarios'
import { addressOf } from '@alerce/contract/screens'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { enqueueCorreo } from '../../../base/correos/send-correo.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, preparedUseCase } from '../../../use-case.ts'
import { recordEvento } from '../../seguridad/record-evento.ts'
import { cambiarEstadoUsuarioUseCase } from '../cambiar-estado-usuario.ts'
import { ESTADO } from '../cambios.ts'
import { newClave } from '../guardar-usuario.ts'
import { activosSinAdministrar, usuariosDeNombre } from '../read-model.ts'
import { applyPersonas, type Desenlace } from './apply-personas.ts'
import type { PersonaEscrita } from './read-planilla.ts'

const texto = (nombres: string, usuario: string, direccion: string) => `Hola, ${nombreLegible(nombres)}:

Se creó su cuenta del Panel del Asesor. Su usuario es ${usuario}.

Para ingresar por primera vez, pida un enlace y elija su contraseña:
${direccion}${addressOf('dashboard', 'olvido')}
`

const llave = ({ datos }: PersonaEscrita) => (datos.usuario ?? '').trim().toLowerCase()

/** Nobody knows the password of a new user: its letter says how to choose one. */
async function welcome(ctx: Context, { datos }: PersonaEscrita): Promise<void> {
  const { usuario = '', correo = '', nombres = '' } = datos
  const carta = texto(nombres, usuario.trim().toLowerCase(), ctx.direccion)
  await enqueueCorreo(ctx, 'cuentaCreada', {
    prospectoId: null,
    asesorId: null,
    para: correo,
    adjuntos: [],
    texto: carta,
  })
}

/** Rows that would make or change an administrator: another system gives out no power over this one. */
async function deAdministracion({ tx }: Context, personas: readonly PersonaEscrita[]): Promise<ReadonlySet<string>> {
  const guardados = await usuariosDeNombre(tx, personas.map(llave))
  const suyos = guardados.filter(({ roles }) => roles.includes('administracion')).map(({ usuario }) => usuario)
  const pedidos = personas.filter(({ datos }) => datos.perfil?.toLowerCase().includes('administracion')).map(llave)
  return new Set([...suyos, ...pedidos])
}

const rechazada = (persona: PersonaEscrita): Desenlace => ({
  linea: persona.linea,
  usuario: llave(persona),
  nombre: '',
  situacion: 'error',
  cambios: [],
  errores: [{ columna: 'perfil', mensaje: m.soloEnConsola.text }],
  usuarioId: null,
  clave: null,
})

/** Deactivates the users that the list lacks, unless they are more than the call allows. */
async function deactivateAbsent(ctx: Context, presentes: ReadonlySet<string>, hasta: number) {
  const ausentes = (await activosSinAdministrar(ctx.tx)).filter(({ usuario }) => !presentes.has(usuario))
  const dicho = m.muchosDesactivados.text.replace('{cuantos}', String(ausentes.length))
  ensure(ausentes.length <= hasta, m.muchosDesactivados, { texto: dicho.replace('{hasta}', String(hasta)) })
  for (const { id: usuarioId, version } of ausentes)
    await cambiarEstadoUsuarioUseCase.run({ usuarioId, activo: false, version }, ctx)
  return ausentes.map(({ usuario }) => ({
    ...{ usuario, situacion: 'desactivada' as const, cambios: [ESTADO], errores: [] },
  }))
}

/** The list of another system, row by row; what it does not name is deactivated. Repeated, it changes nothing. */
export const sincronizarUsuariosUseCase = preparedUseCase(sincronizarUsuarios, {
  // One digest of a password that nobody learns serves all new users of the call
  prepare: async (_input, { actor }) => {
    ensure(actor.kind === 'cliente', common.forbidden)
    return await newClave()
  },
  run: async ({ usuarios, desactivaHasta }, ctx, clave) => {
    const personas = usuarios.map(({ roles, apellidoPaterno, apellidoMaterno, ...uno }, at) => ({
      linea: at + 1,
      datos: {
        ...uno,
        apellido: apellidoPaterno,
        'segundo apellido': apellidoMaterno,
        perfil: roles.join(','),
        activo: 'sí',
      },
    }))
    const ajenas = await deAdministracion(ctx, personas)
    const propias = personas.filter((persona) => !ajenas.has(llave(persona)))
    const hechas = await applyPersonas(ctx, propias, async () => clave)
    for (const [at, persona] of propias.entries()) if (hechas[at]?.situacion === 'nueva') await welcome(ctx, persona)
    const ausentes = await deactivateAbsent(ctx, new Set(personas.map(llave)), desactivaHasta)
    const rechazadas = personas.filter((persona) => ajenas.has(llave(persona))).map(rechazada)
    const filas = [...hechas, ...rechazadas]
      .toSorted((una, otra) => una.linea - otra.linea)
      .map(({ usuario, situacion, cambios, errores }) => ({
        ...{ usuario, situacion, cambios: [...cambios], errores: [...errores] },
      }))
    const tocadas = filas.filter(({ situacion }) => situacion === 'nueva' || situacion === 'cambia').length
    if (tocadas + ausentes.length > 0)
      await recordEvento(ctx, 'usuariosSincronizados', `${tocadas} guardados, ${ausentes.length} desactivados`)
    return { filas: [...filas, ...ausentes] }
  },
})
