import { type DecisionForm, decisionRules } from '@alerce/contract/forms/postulacion/autorizaciones'
import { decisionMessages } from '@alerce/contract/messages/postulacion/decision'
import { AUTORIZADA, RECHAZADA } from '@alerce/domain/postulacion/autorizacion'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '../../lib/api/call.ts'
import { useLive } from '../../lib/events.ts'
import { type AlerceForm, useAlerceForm } from '../../lib/form/use-alerce-form.ts'
import { refreshAfter } from '../../lib/refresh.ts'
import { useRead, useWrite } from '../../lib/use-call.ts'
import { useConfirm } from '../dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../dialogs/use-tell-failure.ts'

export type CasoDeAutorizacion = ReplyOf<'obtenerAutorizacion'>
export type FormDecision = AlerceForm<DecisionForm>
type Que = 'autoriza' | 'rechaza'

const codigos: Record<Que, number> = { autoriza: AUTORIZADA, rechaza: RECHAZADA }
const hecho: Record<Que, string> = { autoriza: 'autorizada', rechaza: 'rechazada' }
const preguntas: Record<Que, { title: string; text: string; accept: string }> = {
  autoriza: {
    title: 'Autorizar',
    text: 'El caso podrá cotizarse sin el certificado de cotizaciones. La decisión es definitiva.',
    accept: 'Autorizar',
  },
  rechaza: {
    title: 'Rechazar',
    text: 'El caso no podrá cotizarse; el asesor puede solicitar otra autorización. La decisión es definitiva.',
    accept: 'Rechazar',
  },
}

interface AlDecidir {
  /** Reports the decision, in words. */
  readonly onDecided: (what: string) => void
  readonly onClose: () => void
}

/** One case, live: a decision of another person appears at once. */
export function useCaso(autorizacionId: number) {
  useLive('obtenerAutorizacion', { payload: { autorizacionId } })
  return useRead('obtenerAutorizacion', { autorizacionId })
}

/** Decision of a case: missing fields are reported first, then it asks once, since the decision is final. */
export function useDecision(autorizacionId: number, nombre: string, { onDecided, onClose }: AlDecidir) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const { mutateAsync: decidir } = useWrite('decidirAutorizacion')
  const [que, setQue] = useState<Que | null>(null)
  const form = useAlerceForm<DecisionForm>({
    name: `autorizacion:${autorizacionId}`,
    initial: { estado: null, observacion: '' },
    rules: decisionRules,
    byReaders: true,
  })

  // Another person may have decided first: read the case again.
  const failed = async (error: unknown) => {
    await tellFailure(decisionMessages.decisionFailed.text)(error)
    void refreshAfter(client, 'decidirAutorizacion')
  }

  const press = (next: Que) => {
    const estado = codigos[next]
    form.setFieldValue('estado', estado)
    setQue(next)
    const decidida = () => onDecided(`${nombre}: solicitud ${hecho[next]}. Se avisó a su asesor.`)
    const save = ({ observacion }: DecisionForm) => decidir({ autorizacionId, estado, observacion }, decidida)
    const asking = async (_values: DecisionForm, act: () => Promise<unknown>): Promise<boolean> => {
      const accepted = await confirm(preguntas[next], act)
      if (!accepted) form.setFieldValue('estado', null)
      return accepted
    }
    form.submit(save, failed, onClose, asking)()
  }

  return { form, press, deciding: form.busy ? que : null }
}
