import { obtenerEvidencia } from '@alerce/contract/operations/contrato/copia-ds'
import { readDeclaracionClinica } from '../../declaracion/ds/read-declaracion.ts'
import { useCase } from '../../use-case.ts'
import { huellaDeClave } from './huella-de-clave.ts'
import { findEvidencia } from './read-model.ts'

export const obtenerEvidenciaUseCase = useCase(obtenerEvidencia, async ({ identificador }, ctx) => {
  const { declaracion } = await readDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const evidencia = await findEvidencia(ctx.tx, identificador)
  if (!evidencia)
    return { estado: declaracion.etapa === 'terminado' ? 'pendiente' : 'noTermina', sellada: null } as const
  const { creada, clave, sellada, autoridad } = evidencia
  return {
    estado: 'sellada' as const,
    sellada: {
      en: creada,
      clave: huellaDeClave(clave),
      tiempo: sellada === null ? null : { en: sellada, autoridad: autoridad ?? '' },
      conAutoridad: ctx.sealTiempo !== null,
    },
  }
})
