import { bitacoraMessages } from '@alerce/contract/messages/venta'
import { IconArrowLeft } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { Empty } from '../../components/feedback/empty.tsx'
import { Failed } from '../../components/feedback/failed.tsx'
import { SkeletonLines } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { messageOf } from '../../lib/api/errors.ts'
import { goTo } from '../../lib/routes.ts'
import { useRead } from '../../lib/use-call.ts'
import { useIds } from '../../lib/use-ids.ts'
import { Entries } from './entries.tsx'

/** What has happened to a prospect, newest first (spec 2 §2, Bitácora). */
export function TimelineScreen() {
  const navigate = useNavigate()
  const { prospectoId } = useIds()
  const { data, error, isFetching, refetch } = useRead('obtenerBitacoraProspecto', { prospectoId: prospectoId ?? 0 })

  const back = (
    <Button onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(goTo('home')))}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
      Volver
    </Button>
  )

  return (
    <Page title="Bitácora" actions={back} width="reading">
      {!data && error && (
        <Failed
          text={messageOf(error, bitacoraMessages.readFailed.text)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonLines count={8} label="Cargando la bitácora" />}
      {data?.length === 0 && <Empty title="Todavía no hay movimientos" />}
      {data && data.length > 0 && <Entries entries={data} />}
    </Page>
  )
}
