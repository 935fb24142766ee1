import { aceptarDocCargaMedica } from '@alerce/contract/operations/declaracion/juradas'
import { useCase } from '../../use-case.ts'
import { aceptarAbierta } from './aceptar-abierta.ts'
import { tomarJurada } from './tomar-jurada.ts'

export const aceptarDocCargaMedicaUseCase = useCase(aceptarDocCargaMedica, async ({ idArchivo, ...input }, ctx) => {
  const { prospecto, jurada } = await tomarJurada(ctx, { ...input, personaId: idArchivo })
  await aceptarAbierta(ctx, prospecto.id, jurada)
  return 'ok' as const
})
