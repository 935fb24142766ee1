import { entrarPostulacion } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { note } from '../../../base/bitacora/note.ts'
import { useCase } from '../../../use-case.ts'
import { changeEtapaDS } from '../../ds/change-etapa-ds.ts'
import { countFailures } from '../../invitacion/count-failures.ts'
import { sayCodigo } from '../consume-codigo.ts'
import { codigoVivo } from '../send-codigo.ts'
import { countFailure } from './count-failure.ts'
import { comoPostulante, ensureDesafio, takeInvitacion } from './take-invitacion.ts'

export const entrarPostulacionUseCase = useCase(entrarPostulacion, async ({ enlace, desafio, codigo: dicho }, ctx) => {
  const tomada = await takeInvitacion(ctx, enlace)
  const { situacion, declaracion, prospecto } = tomada
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  const codigo = await codigoVivo(ctx, { declaracionId: declaracion.id, uso: 'entrada' })
  ensureDesafio(codigo, desafio)
  const usado = await sayCodigo(ctx, codigo, dicho)
  if ('quedan' in usado) {
    const fallo = await countFailure(ctx, tomada)
    return fallo.estado === 'bloqueado' ? fallo : { ...fallo, quedan: Math.min(fallo.quedan, usado.quedan) }
  }
  await countFailures(ctx, tomada.enlaceId, { fallos: 0, bloqueado: null })
  const propio = comoPostulante(ctx)
  if (declaracion.etapa === 'validacion')
    await changeEtapaDS(propio, declaracion, 'apruebaAutorizacionPrevired', { evento: 'postulanteIdentificado' })
  else await note(propio, prospecto.id, 'postulanteIdentificado')
  return { estado: 'dentro' as const, declaracionSaludId: declaracion.id }
})
