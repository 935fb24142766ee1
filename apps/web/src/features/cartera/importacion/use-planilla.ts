import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import type { CodificacionDeUnByte } from '@alerce/domain/base/texto/codificacion'
import { MAXIMO_PLANILLA } from '@alerce/domain/cartera/planilla'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/errors.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../lib/routes.ts'
import { useRevisar } from './queries.ts'

interface PlanillaRevisada {
  readonly importacionId: number
  readonly planilla: File
}

/** The spreadsheet that was picked in this window: looked at on the spot, and again in another encoding. */
export function usePlanilla() {
  const navigate = useWayOn()
  const revisar = useRevisar()
  const [revisada, setRevisada] = useState<PlanillaRevisada | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  const take = async (planilla: File | undefined, codificacion?: CodificacionDeUnByte) => {
    if (!planilla || revisar.isPending) return
    setRefused(planilla.size > MAXIMO_PLANILLA ? m.muyGrande.text : null)
    if (planilla.size > MAXIMO_PLANILLA) return
    try {
      const { importacionId } = await revisar.mutateAsync({ planilla, ...(codificacion ? { codificacion } : {}) })
      setRevisada({ importacionId, planilla })
      await navigate(goTo('importar', { importacionId }))
    } catch (error) {
      setRefused(messageOf(error, m.saveFailed.text))
    }
  }
  /** The file of an import, while this window still has it. */
  const archivoDe = (importacionId: number): File | null =>
    revisada?.importacionId === importacionId ? revisada.planilla : null

  return { take, archivoDe, refused, busy: revisar.isPending }
}

export type Planilla = ReturnType<typeof usePlanilla>

/** '1 prospecto', '1.200 prospectos'. */
export const prospectos = (n: number): string => `${n.toLocaleString('es-CL')} ${n === 1 ? 'prospecto' : 'prospectos'}`

/** 'se agregó 1 prospecto', 'se agregaron 2 prospectos'. */
export const haciendo = (uno: string, varios: string, n: number): string => `${n === 1 ? uno : varios} ${prospectos(n)}`
