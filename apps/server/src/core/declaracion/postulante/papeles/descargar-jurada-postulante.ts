import { descargarJuradaPostulante } from '@alerce/contract/operations/declaracion/postulante-papeles'
import { useCase } from '../../../use-case.ts'
import { readAbierta } from '../../juradas/read-abierta.ts'
import { readPostulacion } from '../take-postulacion.ts'

export const descargarJuradaPostulanteUseCase = useCase(descargarJuradaPostulante, async ({ id }, ctx) =>
  readAbierta(ctx, (await readPostulacion(ctx)).declaracion, id),
)
