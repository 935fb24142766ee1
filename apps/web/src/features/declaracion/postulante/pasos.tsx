import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { haConsentido, titulosDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { tituloDePregunta } from '@alerce/domain/declaracion/preguntas'
import { lazy, useEffect, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useOnline } from '../../../lib/browser/use-online.ts'
import { Hoja, Salida } from './components/hoja.tsx'
import { Preguntar } from './components/preguntar.tsx'
import { RetirarConsentimiento } from './components/retirar-consentimiento.tsx'
import { PasoActual } from './pasos/paso-actual.tsx'
import type { Postulacion } from './queries.ts'
import { claveDe, type PantallaDelPostulante, pantallaDe, useRecorrido } from './recorrido.ts'
import { conDevueltas, conEspera } from './sin-red/con-espera.ts'
import type { ColaSinRed } from './sin-red/use-cola.ts'

/** Loaded only after the signature. */
const Seguimiento = lazy(async () => ({ default: (await import('./resultado/seguimiento.tsx')).Seguimiento }))

/** Title of a screen. For people and questions it adds their number. */
function tituloDe({ paso, id }: PantallaDelPostulante, { beneficiarios, juradas, circular }: Postulacion): string {
  const de = (filas: readonly { readonly id: number }[]) =>
    `${filas.findIndex((una) => una.id === id) + 1} de ${filas.length}`
  if (paso === 'beneficiarios') return `Beneficiario ${de(beneficiarios)}`
  if (paso === 'preguntas' && id !== null) return tituloDePregunta(id)
  if (paso === 'juradas') return `Declaración jurada ${de(juradas)}`
  if (paso === 'circular' && circular) return circular.titulo
  return titulosDelPostulante[paso]
}

const porEnviar = (cuantas: number) => (cuantas === 1 ? '1 respuesta por enviar.' : `${cuantas} respuestas por enviar.`)

const noSeGuardaron = (cuantas: number) =>
  cuantas > 1
    ? `${cuantas} respuestas dadas sin conexión no se pudieron guardar: las encontrará escritas para enviarlas otra vez.`
    : 'Una respuesta dada sin conexión no se pudo guardar: la encontrará escrita para enviarla otra vez.'

interface EstadoDeRedProps {
  readonly cola: ColaSinRed
  /** Goes to the first returned answer; null when it is on screen. */
  readonly onVer: (() => void) | null
}

/** Notice about the missing network and the waiting answers. Draws nothing in the normal case. */
function EstadoDeRed({ cola: { cola, rechazo, devueltas }, onVer }: EstadoDeRedProps) {
  const online = useOnline()
  const esperan = cola.length
  return (
    <>
      {rechazo && (
        <Notice tone="bad" actions={onVer && <Button onClick={onVer}>Ver lo que escribió</Button>}>
          {noSeGuardaron(devueltas.length)} {rechazo}
        </Notice>
      )}
      {(!online || esperan > 0) && (
        <Notice>
          {!online && `${m.sinConexion.text} `}
          {esperan > 0 && <b>{porEnviar(esperan)}</b>} {esperan > 0 && m.noCierre.text}
        </Notice>
      )}
    </>
  )
}

interface PasosProps {
  readonly leida: Postulacion
  readonly cola: ColaSinRed
  /** Why they cannot leave yet. */
  readonly noSalio: string | null
  readonly onSalir: () => void
}

/** Steps of the applicant, one screen at a time. Going back loses nothing. */
export function Pasos({ leida, cola, noSalio, onSalir }: PasosProps) {
  const data = conEspera(leida, cola.cola)
  const { pantallas, indice, actual, goTo, follow, volver } = useRecorrido(data)
  const [guardado, setGuardado] = useState(false)
  const clave = actual ? claveDe(actual) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins at its top
  useEffect(() => {
    // in a block: browsers answer it with a promise, which is no way to clean up
    window.scrollTo(0, 0)
  }, [clave])
  if (data.paso === 'enviada' || !actual) return <Seguimiento noSalio={noSalio} onSalir={onSalir} />
  const onListo = () => {
    setGuardado(true)
    follow()
  }
  const onCorregir = (pantalla: PantallaDelPostulante) => {
    setGuardado(false)
    goTo(pantalla)
  }
  const [devuelta] = cola.devueltas
  const ver = devuelta ? pantallaDe(devuelta) : null
  return (
    <Hoja
      title={tituloDe(actual, data)}
      avance={{
        texto: `Paso ${indice + 1} de ${pantallas.length} · ${data.porcentaje} % listo`,
        porcentaje: data.porcentaje,
        guardado: guardado && cola.cola.length === 0,
      }}
      pie={
        <>
          {volver && (
            <Button
              kind="quiet"
              onClick={() => {
                setGuardado(false)
                volver()
              }}
            >
              Volver
            </Button>
          )}
          <Preguntar />
          <Salida label="Salir y seguir después" noSalio={noSalio} onSalir={onSalir} />
          {haConsentido(data) && <RetirarConsentimiento />}
        </>
      }
    >
      <EstadoDeRed cola={cola} onVer={ver && claveDe(ver) !== clave ? () => onCorregir(ver) : null} />
      <PasoActual
        pantalla={actual}
        data={data}
        escrita={conDevueltas(data, cola.devueltas)}
        onListo={onListo}
        onCorregir={onCorregir}
      />
    </Hoja>
  )
}
