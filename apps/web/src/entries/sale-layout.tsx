import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Failed } from '../components/feedback/failed.tsx'
import { SaleFrame, SaleFrameGhost } from '../components/sale/sale-frame.tsx'
import { messageOf } from '../lib/api/errors.ts'
import { goTo } from '../lib/routes.ts'
import { useVentaAlDia } from '../lib/sale/venta.ts'
import { useIds } from '../lib/use-ids.ts'

/** The frame that every screen of a sale shares: who, where, what next. */
export function SaleLayout() {
  const { prospectoId } = useIds()
  const { pathname } = useLocation()
  const { data: venta, error, isFetching, refetch } = useVentaAlDia(prospectoId)
  if (prospectoId === null) return <Navigate to={goTo('home')} replace />
  if (error && !venta) {
    const text = messageOf(error, prospectoMessages.datosFailed.text)
    return <Failed text={text} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <>
      {venta ? <SaleFrame venta={venta} here={pathname} /> : <SaleFrameGhost />}
      <Outlet key={prospectoId} />
    </>
  )
}
