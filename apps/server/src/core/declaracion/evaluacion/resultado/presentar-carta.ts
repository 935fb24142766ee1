import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import type { PdfServices } from '../../../pdf-services.ts'
import { refuse } from '../../../refusal.ts'
import type { presentarConCarta } from './presentar-resultado.ts'

type ConCarta = Pick<Awaited<ReturnType<typeof presentarConCarta>>, 'papel' | 'nombre'>

/** The letter of a result that is to be read; refused while there is none. */
export const cartaDe = ({ papel, nombre }: ConCarta) => ({
  papel: papel ?? refuse(resultadoMessages.sinResultado),
  nombre: nombre ?? '',
})

/** Draws it, as a file. */
export const imprimirCarta = async (
  { papel, nombre }: ReturnType<typeof cartaDe>,
  { imprimir }: Pick<PdfServices, 'imprimir'>,
) => ({ contenido: await imprimir(papel), mime: 'application/pdf', nombre })
