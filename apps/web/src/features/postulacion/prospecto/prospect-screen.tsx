import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useState } from 'react'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { SkeletonForm } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useRead } from '../../../lib/use-call.ts'
import { useIds } from '../../../lib/use-ids.ts'
import type { CitaPorAgendar } from './cita.ts'
import { ProspectForm } from './components/prospect-form.tsx'

/** Adds a prospect, or edits the one in the URL (spec 1 §2, Add or edit prospect). */
export function ProspectScreen() {
  const { prospectoId } = useIds()
  const [pendiente, setPendiente] = useState<CitaPorAgendar | null>(null)
  const title = prospectoId === null ? 'Agregar nuevo prospecto' : 'Editar prospecto'
  const { data, error, isFetching, refetch } = useRead(
    'obtenerDatosProspecto',
    { prospectoId: prospectoId ?? 0 },
    { enabled: prospectoId !== null },
  )
  if (error && !data) {
    return (
      <Page title={title} width="form">
        <NotRead of={{ error, isFetching, refetch }} failure={prospectoMessages.datosFailed.text} />
      </Page>
    )
  }
  const ready = prospectoId === null || data !== undefined
  return (
    <Page title={title} width="form" lead={prospectoId === null ? 'Lo marcado con * es obligatorio.' : data?.estado}>
      {ready ? (
        <ProspectForm
          key={prospectoId ?? 'nuevo'}
          datos={data ?? null}
          pendiente={pendiente?.prospectoId === prospectoId ? pendiente : null}
          onPendiente={setPendiente}
        />
      ) : (
        <SkeletonForm fields={7} />
      )}
    </Page>
  )
}
