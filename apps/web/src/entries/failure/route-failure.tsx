import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Empty } from '../../components/feedback/empty.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** A path that is no screen, or a screen whose chunk could not be loaded. */
export function RouteFailure() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Empty title="Esta página no existe">
        <a href="/">Ir al inicio</a>
      </Empty>
    )
  }
  return <NotLoaded />
}
