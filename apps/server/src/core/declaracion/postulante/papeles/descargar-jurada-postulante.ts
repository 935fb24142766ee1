import { descargarJuradaPostulante } from '@alerce/contract/operations/declaracion/postulante-papeles'
import { useCase } from '../../../use-case.ts'
import { leerAbierta } from '../../juradas/leer-abierta.ts'
import { leerPostulacion } from '../tomar-postulacion.ts'

export const descargarJuradaPostulanteUseCase = useCase(descargarJuradaPostulante, async ({ id }, ctx) =>
  leerAbierta(ctx, (await leerPostulacion(ctx)).declaracion, id),
)
