import { obtenerEvidencia } from '@alerce/contract/operations/contrato/copia-ds'
import { leerDeclaracionClinica } from '../../declaracion/declaracion/leer-declaracion.ts'
import { useCase } from '../../use-case.ts'
import { huellaDeClave } from './huella-de-clave.ts'
import { buscarEvidencia } from './read-model.ts'

export const obtenerEvidenciaUseCase = useCase(obtenerEvidencia, async ({ identificador }, ctx) => {
  const { declaracion } = await leerDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const evidencia = await buscarEvidencia(ctx.tx, identificador)
  if (!evidencia)
    return { estado: declaracion.etapa === 'terminado' ? 'pendiente' : 'noTermina', sellada: null } as const
  const { creada, clave, sellada, autoridad } = evidencia
  return {
    estado: 'sellada' as const,
    sellada: {
      en: creada,
      clave: huellaDeClave(clave),
      tiempo: sellada === null ? null : { en: sellada, autoridad: autoridad ?? '' },
      conAutoridad: ctx.sellarTiempo !== null,
    },
  }
})
