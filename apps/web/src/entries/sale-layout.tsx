import { finalizarMessages } from '@alerce/contract/messages/declaracion/resultado'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import { Toast } from '../components/feedback/toast.tsx'
import { EnActualizacion } from '../components/sale/actualizacion/en-actualizacion.tsx'
import { Irregularidades } from '../components/sale/irregularidades.tsx'
import { SaleFrame, SaleFrameGhost } from '../components/sale/sale-frame.tsx'
import { goTo } from '../lib/routes.ts'
import { useFinalizarAutorizada } from '../lib/sale/use-finalizar-autorizada.ts'
import { useVentaAlDia } from '../lib/sale/venta.ts'
import { useIds } from '../lib/use-ids.ts'
import { SaleFailed } from './failure/sale-failed.tsx'

/** Frame that every screen of a sale shares: applicant, place and next step. */
export function SaleLayout() {
  const { prospectoId } = useIds()
  const { pathname } = useLocation()
  const { data: venta, error, isFetching, refetch } = useVentaAlDia(prospectoId)
  const autorizada = useFinalizarAutorizada(venta && !isFetching ? venta : null, pathname)
  if (prospectoId === null) return <Navigate to={goTo('home')} replace />
  if (error && !venta) return <SaleFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      {venta ? <SaleFrame venta={venta} here={pathname} /> : <SaleFrameGhost />}
      {autorizada.failed && <Unfinished busy={autorizada.busy} onRetry={autorizada.retry} />}
      {venta && <Irregularidades venta={venta} here={pathname} />}
      {venta && <EnActualizacion venta={venta} here={pathname} />}
      <Outlet key={prospectoId} />
      <Toast text={autorizada.finished ? finalizarMessages.finalizadaSola.text : null} onGone={autorizada.told} />
    </>
  )
}

/** Notice of a failed background act: the screen below stays open. */
function Unfinished({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  const again = (
    <Button busy={busy} onClick={onRetry}>
      Reintentar
    </Button>
  )
  return (
    <Notice tone="bad" actions={again}>
      {finalizarMessages.finalizarFailed.text}
    </Notice>
  )
}
