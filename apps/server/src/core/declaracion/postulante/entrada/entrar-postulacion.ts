import { entrarPostulacion } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { useCase } from '../../../use-case.ts'
import { cambiarEtapaDS } from '../../declaracion/cambiar-etapa-ds.ts'
import { contarFallos } from '../../invitacion/contar-fallos.ts'
import { codigoVivo } from '../enviar-codigo.ts'
import { decirCodigo } from '../usar-codigo.ts'
import { contarFallo } from './contar-fallo.ts'
import { comoPostulante, exigirDesafio, tomarInvitacion } from './tomar-invitacion.ts'

export const entrarPostulacionUseCase = useCase(entrarPostulacion, async ({ enlace, desafio, codigo: dicho }, ctx) => {
  const tomada = await tomarInvitacion(ctx, enlace)
  const { situacion, declaracion, prospecto } = tomada
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  const codigo = await codigoVivo(ctx, { declaracionId: declaracion.id, uso: 'entrada' })
  exigirDesafio(codigo, desafio)
  const usado = await decirCodigo(ctx, codigo, dicho)
  if ('quedan' in usado) {
    const fallo = await contarFallo(ctx, tomada)
    return fallo.estado === 'bloqueado' ? fallo : { ...fallo, quedan: Math.min(fallo.quedan, usado.quedan) }
  }
  await contarFallos(ctx, tomada.enlaceId, { fallos: 0, bloqueado: null })
  const propio = comoPostulante(ctx)
  if (declaracion.etapa === 'validacion')
    await cambiarEtapaDS(propio, declaracion, 'apruebaAutorizacionPrevired', { evento: 'postulanteIdentificado' })
  else await anotar(propio, prospecto.id, 'postulanteIdentificado')
  return { estado: 'dentro' as const, declaracionSaludId: declaracion.id }
})
