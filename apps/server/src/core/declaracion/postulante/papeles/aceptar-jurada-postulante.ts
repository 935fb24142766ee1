import { aceptarJuradaPostulante } from '@alerce/contract/operations/declaracion/postulante-papeles'
import { useCase } from '../../../use-case.ts'
import { refrescarEstado } from '../../declaracion/refrescar-estado.ts'
import { aceptarAbierta } from '../../juradas/aceptar-abierta.ts'
import { juradaPorFirmar } from '../../juradas/tomar-jurada.ts'
import { editarPostulacion } from '../tomar-postulacion.ts'

export const aceptarJuradaPostulanteUseCase = useCase(aceptarJuradaPostulante, async ({ id }, ctx) => {
  const { declaracion, prospecto } = await editarPostulacion(ctx)
  await aceptarAbierta(ctx, prospecto.id, await juradaPorFirmar(ctx, declaracion, id))
  // no stage changes, and whoever follows them sees it all the same
  await refrescarEstado(ctx, prospecto.id)
  return 'ok' as const
})
