import { aceptarDocCargaMedica } from '@alerce/contract/operations/declaracion/juradas'
import { useCase } from '../../use-case.ts'
import { acceptAbierta } from './accept-abierta.ts'
import { takeJurada } from './take-jurada.ts'

export const aceptarDocCargaMedicaUseCase = useCase(aceptarDocCargaMedica, async ({ idArchivo, ...input }, ctx) => {
  const { prospecto, jurada } = await takeJurada(ctx, { ...input, personaId: idArchivo })
  await acceptAbierta(ctx, prospecto.id, jurada)
  return 'ok' as const
})
