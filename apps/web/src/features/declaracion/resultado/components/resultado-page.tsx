import type { TextoDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { openInTab } from '../../../../lib/files.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { readCarta } from '../queries.ts'
import classes from '../resultado.module.css'

/** Opens the letter of the result, which is drawn then. */
function CartaButton({ identificador }: { readonly identificador: number }) {
  const opening = useAction(() => openInTab(() => readCarta(identificador)), resultadoMessages.cartaFailed.text)
  if (!useOffers('descargarCartaDS')) return null
  return (
    <Button busy={opening.busy} onClick={() => opening.run()}>
      {!opening.busy && <IconFileText size={16} stroke={1.75} aria-hidden="true" />}
      Ver carta
    </Button>
  )
}

interface ResultadoPageProps {
  readonly title?: string
  readonly icon: ReactNode
  readonly tone: 'wait' | 'ok' | 'bad'
  /** Name and meaning of the result. */
  readonly texto: TextoDeResultado
  /** The reason that somebody gave. */
  readonly motivo?: string | null
  readonly children?: ReactNode
  /** Details of the result, listed under it. */
  readonly details?: ReactNode
  /** Declaration with a letter to open. */
  readonly carta?: number | null
  readonly next?: ReactNode
  /** The buttons, primary last. */
  readonly actions: ReactNode
}

/** Page of a result: name, meaning and actions. */
export function ResultadoPage({ icon, tone, texto, children, details, ...rest }: ResultadoPageProps) {
  const { title = resultadoMessages.titulo.text, motivo = null, carta, next, actions } = rest
  return (
    <Page title={title}>
      <section className={classes.panel} data-tone={tone} role="status">
        {icon}
        <div>
          <h2>{texto.titulo}</h2>
          {texto.parrafos.map((parrafo) => (
            <p key={parrafo}>{parrafo}</p>
          ))}
          {children}
          {motivo && <Motivo>{motivo}</Motivo>}
        </div>
      </section>
      {details && <div className={classes.details}>{details}</div>}
      <ActionBar next={next}>
        {carta ? <CartaButton identificador={carta} /> : null}
        {actions}
      </ActionBar>
    </Page>
  )
}

function Motivo({ children }: { readonly children: string }) {
  return (
    <figure className={classes.reason}>
      <figcaption>Motivo</figcaption>
      <blockquote>{children}</blockquote>
    </figure>
  )
}
