import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { type Secret, SecretDialog } from '../../components/dialogs/secret-dialog.tsx'
import { Empty } from '../../components/feedback/empty.tsx'
import { Loaded } from '../../components/feedback/loaded.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { Panel, Stack } from '../../components/layout/panel.tsx'
import { useOpenRecord } from '../../lib/use-open-record.ts'
import { EnlaceDialog } from './components/enlace-dialog.tsx'
import { EnlacesTable } from './components/enlaces-table.tsx'
import { useEnlaces } from './queries.ts'

/** /consola/enlaces: the links by which a supervisor sees one advisor's portfolio, and who opened them. */
export function EnlacesScreen() {
  const enlaces = useEnlaces()
  const { isNew, openNew, close } = useOpenRecord('enlaceId')
  const [secret, setSecret] = useState<Secret | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const made = (link: Secret) => {
    setDone(null)
    setSecret(link)
    close()
  }
  const actions = (
    <Button kind="primary" onClick={openNew}>
      <IconLink size={16} stroke={1.75} aria-hidden="true" />
      Nuevo enlace
    </Button>
  )
  return (
    <Page
      title="Enlaces de supervisor"
      lead="Con un enlace, un supervisor ve la cartera de un asesor sin poder cambiarla."
      actions={actions}
    >
      <Stack>
        {done && <Notice tone="info">{done}</Notice>}
        <Panel title="Enlaces creados" flush>
          <Loaded of={enlaces} failure={administracionMessages.enlacesFailed.text} ghost={<SkeletonRows />}>
            {(all) =>
              all.length === 0 ? (
                <Empty title="No hay enlaces">
                  <p>Cree uno para que un supervisor vea la cartera de un asesor.</p>
                </Empty>
              ) : (
                <EnlacesTable of={all} onRevoked={setDone} />
              )
            }
          </Loaded>
        </Panel>
      </Stack>
      {isNew && <EnlaceDialog onMade={made} onClose={close} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Page>
  )
}
