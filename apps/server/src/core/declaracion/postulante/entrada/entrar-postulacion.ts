import { entrarPostulacion } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { useCase } from '../../../use-case.ts'
import { cambiarEtapaDS } from '../../declaracion/cambiar-etapa-ds.ts'
import { contarFallos } from '../../invitacion/contar-fallos.ts'
import { codigoVivo, esElCodigo } from '../enviar-codigo.ts'
import { marcarUsado } from '../repository-codigo.ts'
import { contarFallo } from './contar-fallo.ts'
import { exigirDesafio } from './exigir-desafio.ts'
import { comoPostulante, tomarInvitacion } from './tomar-invitacion.ts'

export const entrarPostulacionUseCase = useCase(entrarPostulacion, async ({ enlace, desafio, codigo: dicho }, ctx) => {
  const tomada = await tomarInvitacion(ctx, enlace)
  const { situacion, declaracion, prospecto } = tomada
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  const codigo = await codigoVivo(ctx, { declaracionId: declaracion.id, uso: 'entrada' })
  exigirDesafio(codigo, desafio)
  if (!esElCodigo(ctx, codigo, dicho)) return await contarFallo(ctx, tomada)
  await marcarUsado(ctx.tx, codigo.id, ctx.ahora)
  await contarFallos(ctx, tomada.enlaceId, { fallos: 0, bloqueado: null })
  const propio = comoPostulante(ctx)
  if (declaracion.etapa === 'validacion')
    await cambiarEtapaDS(propio, declaracion, 'apruebaAutorizacionPrevired', { evento: 'postulanteIdentificado' })
  else await anotar(propio, prospecto.id, 'postulanteIdentificado')
  return { estado: 'dentro' as const, declaracionSaludId: declaracion.id }
})
