import { correosMessages } from '@alerce/contract/messages/base/correos'
import { IconRefresh } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { MailRow } from './components/mail-row.tsx'
import { OpenMail } from './components/open-mail.tsx'
import classes from './correos.module.css'
import { useCorreos } from './queries.ts'

/** /consola/correos: what the product has written to people, and what became of it. */
export function CorreosScreen() {
  const correos = useCorreos()
  const [params, setParams] = useSearchParams()
  const chosen = Number(params.get('correoId')) || null
  const refresh = (
    <Button busy={correos.isRefetching} onClick={() => void correos.refetch()}>
      {!correos.isRefetching && <IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
      Actualizar
    </Button>
  )
  return (
    <Page title="Correos" lead="Bandeja de salida, los más nuevos primero." actions={refresh}>
      <div className={classes.columns}>
        <Panel title="Enviados y por enviar" flush>
          <Loaded of={correos} failure={correosMessages.listFailed.text} ghost={<SkeletonLines count={8} />}>
            {({ pages }) => (
              <>
                {pages[0]?.correos.length === 0 && <Empty title="No hay correos" />}
                <ol>
                  {pages.flatMap((page) =>
                    page.correos.map((correo) => (
                      <MailRow
                        key={correo.correoId}
                        correo={correo}
                        current={correo.correoId === chosen}
                        onOpen={() => setParams({ correoId: String(correo.correoId) })}
                      />
                    )),
                  )}
                </ol>
              </>
            )}
          </Loaded>
          {correos.hasNextPage && (
            <div className={classes.more}>
              <Button kind="quiet" busy={correos.isFetchingNextPage} onClick={() => void correos.fetchNextPage()}>
                Ver más
              </Button>
            </div>
          )}
        </Panel>
        {chosen !== null && <OpenMail key={chosen} correoId={chosen} />}
        {chosen === null && correos.data && <Empty title="Elija un correo para leerlo" />}
      </div>
    </Page>
  )
}
