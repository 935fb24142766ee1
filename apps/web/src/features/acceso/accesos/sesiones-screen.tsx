import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { motivosDeCierre, sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { maximoDeSesiones } from '@alerce/domain/limites'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { RefreshButton } from '../../../components/actions/refresh-button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { LinkTabs } from '../../../components/layout/link-tabs.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../components/values/estado.tsx'
import { goTo } from '../../../lib/routes.ts'
import type { Usuario } from '../../../lib/session/usuario.ts'
import classes from './accesos.module.css'
import { Persona, Procedencia, SesionesTable } from './components/sesiones-table.tsx'
import { type Ingreso, useIngresos, useSesiones, useUsuario } from './queries.ts'

const columns = [
  { title: 'Persona' },
  { title: 'Ingreso' },
  { title: 'Término' },
  { title: 'Motivo' },
  { title: 'Dirección' },
  { title: 'Dispositivo' },
]

/** Sessions that came and went, newest first. */
function Ingresos() {
  return (
    <Panel title="Ingresos" flush>
      <Paged of={useIngresos()} failure={administracionMessages.accesosFailed.text}>
        {(pages) => <IngresosTable of={pages.flatMap(({ ingresos }) => ingresos)} />}
      </Paged>
    </Panel>
  )
}

function IngresosTable({ of }: { readonly of: readonly Ingreso[] }) {
  if (of.length === 0) return <Empty title="No hay ingresos registrados" />
  return (
    <DataTable label="Tabla de ingresos" columns={columns} cards>
      {of.map((ingreso) => (
        <tr key={ingreso.sesionId}>
          <Persona {...ingreso} />
          <td data-title="Ingreso" data-keep>
            {fechaYHora(ingreso.inicio)}
          </td>
          <td data-title="Término" data-keep>
            {ingreso.termino ? fechaYHora(ingreso.termino) : '–'}
          </td>
          <td data-title="Motivo">
            <Motivo of={ingreso} />
          </td>
          <Procedencia {...ingreso} />
        </tr>
      ))}
    </DataTable>
  )
}

function Motivo({ of: { termino, motivo } }: { readonly of: Ingreso }) {
  if (!termino) return <StateGlyph shape="disc">Abierta</StateGlyph>
  return motivo === null ? '–' : (motivosDeCierre[motivo] ?? motivo)
}

/** /consola/sesiones: open sessions, and the history of logins. */
export function SesionesScreen() {
  const [params] = useSearchParams()
  const past = params.get('ver') === 'ingresos'
  const tabs = [
    { to: goTo('sesiones'), name: 'Abiertas', current: !past },
    { to: `${goTo('sesiones')}?ver=ingresos`, name: 'Ingresos', current: past },
  ]
  return (
    <Page title="Sesiones" lead="Quién está conectado y quién ingresó antes.">
      <div className={classes.tabs}>
        <LinkTabs label="Sesiones" tabs={tabs} />
      </div>
      {past ? <Ingresos /> : <Abiertas usuarioId={Number(params.get('usuarioId'))} />}
    </Page>
  )
}

/** Open sessions: everybody's, or those `of` one user. */
function SesionesAbiertas({ of }: { readonly of: Usuario | null }) {
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

/** Open sessions of the user in the URL, or of all users when that user does not exist. */
function SesionesDe({ usuarioId }: { readonly usuarioId: number }) {
  return (
    <Loaded of={useUsuario(usuarioId)} failure={administracionMessages.usuariosFailed.text} ghost={<SkeletonRows />}>
      {(usuario) => <SesionesAbiertas of={usuario} />}
    </Loaded>
  )
}

/** An id that is none is nobody's: everybody's are shown. */
const Abiertas = ({ usuarioId }: { readonly usuarioId: number }) =>
  usuarioId > 0 ? <SesionesDe key={usuarioId} usuarioId={usuarioId} /> : <SesionesAbiertas of={null} />
