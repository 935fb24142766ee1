import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { ConCodigo } from '../components/con-codigo.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import classes from '../postulante.module.css'
import type { PasoProps } from './paso.ts'

/** The act of signing: a code is mailed, and with it the declaration is signed and sent. */
export function Firma({ data: { firma, esperaAlOtorgante }, onListo }: PasoProps) {
  if (esperaAlOtorgante) return <EsperaAlOtorgante />
  return (
    <ConCodigo
      correo={firma.correo}
      casilla="Acepto y firmo"
      sinMarcar={m.aceptaVacio.text}
      codigo="Código de la firma"
      accept="Firmar y enviar"
      onPedir={(guardar) => guardar('pedirCodigoDeFirma', {})}
      onCodigo={(guardar, pin) => guardar('firmarDeclaracion', { pin, acepta: true, version: firma.version })}
      onHecho={onListo}
    >
      <Parrafos de={firma.parrafos} />
    </ConCodigo>
  )
}

/** Nothing to press: it opens by itself when the other has signed. */
function EsperaAlOtorgante() {
  return (
    <div role="status" className={classes.parrafos}>
      <p>Su declaración está lista y guardada. Todavía no puede firmarla.</p>
      <p>{m.firmaDespues.text}</p>
      <p>Puede cerrar esta página; si la deja abierta, la firma aparece aquí sola.</p>
    </div>
  )
}
