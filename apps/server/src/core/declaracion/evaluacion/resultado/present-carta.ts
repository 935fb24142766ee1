import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import type { PdfServices } from '../../../pdf-services.ts'
import { refuse } from '../../../refusal.ts'
import type { presentWithCarta } from './present-resultado.ts'

type ConCarta = Pick<Awaited<ReturnType<typeof presentWithCarta>>, 'papel' | 'nombre'>

/** The letter of a result that is to be read; refused while there is none. */
export const cartaDe = ({ papel, nombre }: ConCarta) => ({
  papel: papel ?? refuse(resultadoMessages.sinResultado),
  nombre: nombre ?? '',
})

/** Draws it, as a file. */
export const printCarta = async (
  { papel, nombre }: ReturnType<typeof cartaDe>,
  { print }: Pick<PdfServices, 'print'>,
) => ({ contenido: await print(papel), mime: 'application/pdf', nombre })
