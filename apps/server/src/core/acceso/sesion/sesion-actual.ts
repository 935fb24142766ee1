import { common } from '@alerce/contract/messages/common'
import { sesionActual } from '@alerce/contract/operations/acceso/sesion'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { findSesionById } from '../../../sesiones/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { usuarioPorId } from './read-model.ts'

/** User of the session, and the CSRF token that our pages send with each write. */
export const sesionActualUseCase = useCase(sesionActual, async (_input, { actor, tx }) => {
  ensure(actor.kind === 'persona', common.unauthenticated)
  const found = (await usuarioPorId(tx, actor.usuarioId)) ?? refuse(common.unauthenticated)
  const { inicio, ultimaActividad } = (await findSesionById(tx, actor.sesionId)) ?? refuse(common.unauthenticated)
  const asesor = actor.enlace && (await usuarioPorId(tx, actor.enlace.asesorId))
  return {
    identificador: found.id,
    usuario: found.usuario,
    rut: found.rut,
    nombres: found.nombres,
    apellidoPaterno: found.apellidoPaterno,
    roles: [...actor.roles],
    csrf: actor.csrf,
    inicio,
    ultimaActividad,
    debeCambiarClave: actor.debeCambiarClave,
    faltaSegundoFactor: actor.faltaSegundoFactor,
    cuentaDeEmpresa: actor.empresa !== undefined,
    asesor: asesor && { identificador: asesor.id, nombre: nombreCorto(asesor) },
  }
})
