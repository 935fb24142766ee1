import { confirmarConyugeCircular } from '@alerce/contract/operations/declaracion/juradas'
import { useCase } from '../../use-case.ts'
import { exigirQuienContesta, tomarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { registrarCircular } from './registrar-circular.ts'

export const confirmarConyugeCircularUseCase = useCase(
  confirmarConyugeCircular,
  async ({ firma, version, ...input }, ctx) => {
    const { declaracion } = await tomarDeclaracion(ctx, input)
    exigirQuienContesta(declaracion)
    await registrarCircular(ctx, declaracion, { firma, version })
    return 'ok' as const
  },
)
