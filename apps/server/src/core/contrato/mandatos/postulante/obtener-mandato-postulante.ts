import { obtenerMandatoPostulante } from '@alerce/contract/operations/contrato/mandato'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { ufAl } from '../../../base/parametros/read-model.ts'
import { contactoDe } from '../../../declaracion/evaluacion/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { abrirEnlace, anotarApertura } from './abrir-enlace.ts'
import { pagoDe } from './pago.ts'
import { presentarOtorgado } from './presentar-otorgado.ts'

export const obtenerMandatoPostulanteUseCase = useCase(obtenerMandatoPostulante, async ({ enlace: token }, ctx) => {
  const abierto = await abrirEnlace(ctx, token, false)
  const { situacion, enlace, postulante, mandato } = abierto
  await anotarApertura(ctx, abierto, obtenerMandatoPostulante.name)
  if (mandato) return presentarOtorgado(mandato)
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  const pago = await pagoDe(ctx, postulante.id)
  const uf = await ufAl(ctx.tx, ctx.hoy)
  return {
    estado: 'pendiente' as const,
    ...pago,
    consentimiento: [...pago.consentimiento],
    asesor: (await contactoDe(ctx.tx, postulante.asesorId)).nombre,
    totalPesos: uf && pesosDe(pago.totalUF, uf.valor),
    documento: postulante.tipoDocumento,
    vence: enlace.expira,
  }
})
