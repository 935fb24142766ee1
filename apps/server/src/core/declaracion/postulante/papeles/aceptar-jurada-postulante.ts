import { aceptarJuradaPostulante } from '@alerce/contract/operations/declaracion/postulante-papeles'
import { useCase } from '../../../use-case.ts'
import { refreshEstado } from '../../ds/refresh-estado.ts'
import { acceptAbierta } from '../../juradas/accept-abierta.ts'
import { juradaPorFirmar } from '../../juradas/take-jurada.ts'
import { editPostulacion } from '../take-postulacion.ts'

export const aceptarJuradaPostulanteUseCase = useCase(aceptarJuradaPostulante, async ({ id }, ctx) => {
  const { declaracion, prospecto } = await editPostulacion(ctx)
  await acceptAbierta(ctx, prospecto.id, await juradaPorFirmar(ctx, declaracion, id))
  // no stage changes, and whoever follows them sees it all the same
  await refreshEstado(ctx, prospecto.id)
  return 'ok' as const
})
