import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import type { Prospecto } from '../queries.ts'
import { Aviso } from './aviso.tsx'

/** What a card warns of, each behind its icon (spec 1 §2, Prospect card). */
export function Avisos({ prospecto }: { readonly prospecto: Prospecto }) {
  const { nombre, autenticacionRechazada, irregularidadesPendientes } = prospecto
  return (
    <>
      <Aviso
        when={autenticacionRechazada}
        prospecto={prospecto}
        icon={IconBan}
        tone="bad"
        tip="Rechazo por autenticación"
        label={`Rechazo por autenticación de ${nombre}: ver el motivo`}
        load={async () => (await import('./rechazo-dialog.tsx')).RechazoDialog}
        failure={carteraMessages.glosaFailed.text}
      />
      <Aviso
        when={irregularidadesPendientes}
        prospecto={prospecto}
        icon={IconAlertTriangle}
        tone="warn"
        tip="Presiona para ver irregularidades"
        label={`Presiona para ver irregularidades de ${nombre}`}
        load={async () => (await import('./irregularidades-dialog.tsx')).IrregularidadesDialog}
        failure={carteraMessages.irregularidadesFailed.text}
      />
    </>
  )
}
