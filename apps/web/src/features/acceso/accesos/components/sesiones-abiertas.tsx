import { sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { maximoDeSesiones } from '@alerce/domain/limites'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { RefreshButton } from '../../../../components/actions/refresh-button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { goTo } from '../../../../lib/routes.ts'
import type { Usuario } from '../../../../lib/session/usuario.ts'
import classes from '../accesos.module.css'
import { useSesiones } from '../queries.ts'
import { SesionesTable } from './sesiones-table.tsx'

/** Open sessions: everybody's, or those `of` one user. */
export function SesionesAbiertas({ of }: { readonly of: Usuario | null }) {
  const sesiones = useSesiones(of?.usuarioId ?? null)
  const { tell, toast } = useUndoToast(sesionMessages.yaCerrada.text)
  const aside = (
    <>
      {of && (
        <ButtonLink kind="quiet" to={goTo('sesiones')}>
          Ver todas
        </ButtonLink>
      )}
      <RefreshButton busy={sesiones.isRefetching} onRefresh={() => void sesiones.refetch()} />
    </>
  )
  return (
    <Stack>
      <Panel title={of ? `Sesiones de ${nombreCorto(of)}` : 'Sesiones abiertas'} aside={aside} flush>
        <Loaded of={sesiones} failure={sesionMessages.listFailed.text} ghost={<SkeletonRows />}>
          {(all) => {
            if (all.length === 0) return <Empty title="No hay sesiones abiertas" />
            return (
              <>
                <SesionesTable of={all} tell={tell} />
                {all.length >= maximoDeSesiones && (
                  <p className={classes.most}>
                    Se muestran las {maximoDeSesiones} con actividad más reciente; las de una persona se ven desde
                    Usuarios.
                  </p>
                )}
              </>
            )
          }}
        </Loaded>
      </Panel>
      {toast}
    </Stack>
  )
}
