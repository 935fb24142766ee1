import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { tienenCartera } from '@alerce/contract/roles'
import { IconDownload } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useOffers, useSession } from '../../../../lib/session/session.ts'
import type { DescargaDialogProps } from './descarga-dialog.tsx'

/** Button that offers the list as a file; a supervisor by link has none. */
export function Descargar({ filtros, columnas }: Omit<DescargaDialogProps, 'onClose'>) {
  const { roles } = useSession()
  const offered = useOffers('descargarProspectos')
  const [Dialogo, setDialogo] = useState<ComponentType<DescargaDialogProps> | null>(null)
  const { busy, run } = useAction(async () => {
    const { DescargaDialog } = await import('./descarga-dialog.tsx')
    setDialogo(() => DescargaDialog)
  }, carteraMessages.descargaFailed.text)
  if (!offered || !tienenCartera.some((role) => roles.includes(role))) return null
  return (
    <>
      <Button icon busy={busy} title="Descargar la lista" aria-label="Descargar la lista" onClick={run}>
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      {Dialogo && <Dialogo filtros={filtros} columnas={columnas} onClose={() => setDialogo(null)} />}
    </>
  )
}
