import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { useReturnPlace } from '../../../lib/session/return-place.ts'
import { currentEntry, desksOf, renewSession, useSession } from '../../../lib/session/session.ts'
import { AplicacionPanel } from './components/aplicacion-panel.tsx'
import { CodigosDialog } from './components/codigos-dialog.tsx'
import { FormDialog } from './components/form-dialog.tsx'
import { LlavesPanel } from './components/llaves-panel.tsx'
import { useRenovarCodigos, useSegundoFactor } from './queries.ts'
import classes from './segundo-paso.module.css'

const DIEZ = 10

interface CodigosPanelProps {
  readonly sinUsar: number
  readonly onCodigos: (codigos: readonly string[]) => void
}

function CodigosPanel({ sinUsar, onCodigos }: CodigosPanelProps) {
  const [asking, setAsking] = useState(false)
  const renovar = useRenovarCodigos()
  return (
    <Panel title="Códigos de recuperación">
      <Stack>
        <p>{`Le quedan ${sinUsar} de ${DIEZ} sin usar. Sirven si pierde el teléfono o la llave.`}</p>
        <div className={classes.actos}>
          <Button onClick={() => setAsking(true)}>Crear códigos nuevos</Button>
        </div>
      </Stack>
      {asking && (
        <FormDialog
          title="Crear códigos nuevos"
          accept="Crear códigos"
          campos={['clave']}
          failure={m.noGuardado.text}
          onClose={() => setAsking(false)}
          save={async ({ clave }) => {
            const { codigos } = await renovar.mutateAsync({ clave })
            setAsking(false)
            onCodigos(codigos)
          }}
        >
          <p>Los códigos anteriores dejan de servir.</p>
        </FormDialog>
      )}
    </Panel>
  )
}

/** /segundo-paso: second factor of the user. Where their role must have one, nothing else opens before. */
export function SegundoPasoScreen() {
  const session = useSession()
  const factor = useSegundoFactor()
  const navigate = useWayOn()
  const { volverA } = useReturnPlace()
  const [codigos, setCodigos] = useState<readonly string[] | null>(null)
  // Kept from the first drawing: the session lacks nothing once a means is added
  const [faltaba] = useState(session.faltaSegundoFactor)
  const back = volverA ?? desksOf(session).find(({ entry }) => entry === currentEntry())?.path ?? '/'

  const added = async (nuevos: readonly string[] | null) => {
    setCodigos(nuevos)
    await renewSession()
  }
  return (
    <Page
      title="Segundo paso"
      lead="Además de su contraseña, algo que solo usted tiene. Sin eso, la contraseña no basta para ingresar."
      width="reading"
    >
      <Stack>
        {session.faltaSegundoFactor && (
          <Notice tone="warn">Su perfil debe tener un segundo paso: agregue una aplicación o una llave.</Notice>
        )}
        <Loaded of={factor} failure={m.noLeido.text}>
          {({ obligatorio, aplicacion, llaves, llavesPosibles, codigosSinUsar }) => (
            <Stack>
              <AplicacionPanel aplicacion={aplicacion} onCodigos={added} />
              <LlavesPanel llaves={llaves} possible={llavesPosibles} onCodigos={added} />
              {obligatorio && !session.faltaSegundoFactor && (
                <p>Su perfil debe tener un segundo paso: si quita el último, deberá agregar otro para continuar.</p>
              )}
              {(aplicacion || llaves.length > 0) && <CodigosPanel sinUsar={codigosSinUsar} onCodigos={setCodigos} />}
            </Stack>
          )}
        </Loaded>
      </Stack>
      {faltaba && !session.faltaSegundoFactor && (
        <ActionBar>
          <Button kind="primary" onClick={() => void navigate(back, { replace: true })}>
            Continuar
          </Button>
        </ActionBar>
      )}
      {codigos && <CodigosDialog codigos={codigos} onClose={() => setCodigos(null)} />}
    </Page>
  )
}
