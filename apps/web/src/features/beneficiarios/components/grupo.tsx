import { MAXIMO_BENEFICIARIOS } from '@alerce/contract/forms/beneficiarios'
import { beneficiariosMessages } from '@alerce/contract/messages/beneficiarios'
import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { IconPlus } from '@tabler/icons-react'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { now } from '../../../lib/clock.ts'
import { quoteWarning } from '../../../lib/use-limpiar-cotizacion.ts'
import { useLock } from '../../../lib/use-lock.ts'
import type { Venta } from '../../../lib/venta.ts'
import type { Beneficiario } from '../queries.ts'
import { useGrupo } from '../use-grupo.ts'
import { beneficiarioVacio } from '../values.ts'
import { Guardado } from './guardado.tsx'
import { Nuevo } from './nuevo.tsx'

interface GrupoProps {
  readonly title: string
  readonly venta: Venta
  readonly guardados: readonly Beneficiario[]
}

/** The family group: those that stand, and those being added. */
export function Grupo({ title, venta, guardados }: GrupoProps) {
  const hoy = hoyEnSantiago(now())
  const { form, press, remove, advancing, removing } = useGrupo(venta.prospectoId, guardados, hoy)
  const lock = useLock(venta.etapa)
  const { beneficiarios: nuevos } = form.values
  const total = guardados.length + nuevos.length
  const full = total >= MAXIMO_BENEFICIARIOS ? beneficiariosMessages.demasiados.text : null
  const add = (
    <ReasonedButton
      kind="tonal"
      side="bottom"
      reason={lock ?? full}
      onClick={() => form.insertListItem('beneficiarios', beneficiarioVacio)}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Agregar beneficiario
    </ReasonedButton>
  )
  return (
    <Page title={title} lead="Quienes entran al plan además del titular. El precio depende de su edad." actions={add}>
      <Stack>
        {lock && <Notice>{lock}</Notice>}
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        {total === 0 && (
          <Panel title="Grupo familiar">
            <Empty title={beneficiariosMessages.vacia.text}>
              <p>Si el titular va solo, avance en la postulación.</p>
            </Empty>
          </Panel>
        )}
        {guardados.length > 0 && (
          <Panel title="Grupo familiar" aside={<small>{guardados.length} guardados</small>} flush>
            {guardados.map((beneficiario) => (
              <Guardado
                key={beneficiario.beneficiarioId}
                beneficiario={beneficiario}
                hoy={hoy}
                lock={lock}
                busy={removing}
                onRemove={(name) => void remove(beneficiario.beneficiarioId, name)}
              />
            ))}
          </Panel>
        )}
        {nuevos.length > 0 && (
          <Panel title="Por agregar" aside={<small>sin guardar</small>} flush>
            {nuevos.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list, as in the form's paths
              <Nuevo key={index} form={form} index={index} hoy={hoy} />
            ))}
          </Panel>
        )}
      </Stack>
      <ActionBar
        next={
          lock ?? (
            <>
              <b>Sigue: Cotizar Plan.</b> {quoteWarning(venta)}
            </>
          )
        }
      >
        <ReasonedButton reason={lock} busy={form.busy && !advancing} onClick={() => press(false)}>
          Guardar Beneficiarios
        </ReasonedButton>
        <ReasonedButton kind="primary" reason={lock} busy={form.busy && advancing} onClick={() => press(true)}>
          Avanzar en la Postulación
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}
