import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { Screen } from '@alerce/contract/screens'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { useAction } from '../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import { useGuardarPaso } from './use-guardar-paso.ts'

/** A button that saves a stage and opens the next screen. */
export function useAvanzar(ds: Declaracion, etapa: EtapaDS, next: Screen) {
  const savePaso = useGuardarPaso(ds, etapa, next)
  return useAction(() => savePaso(true), declaracionMessages.etapaSaveFailed.text)
}
