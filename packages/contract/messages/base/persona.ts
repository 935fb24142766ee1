import { message } from '../message.ts'

/** How the text of a person is written. Ours. */
export const personaMessages = {
  largo: message('texto_muy_largo', 400, 'El texto es demasiado largo'),
  nombreConSignos: message('nombre_con_signos', 400, 'Use solo letras, espacios, apóstrofo, guion y punto'),
  nombreNoSeImprime: message(
    'nombre_no_se_imprime',
    400,
    'Los documentos no imprimen estas letras. Escriba el nombre en letras latinas, como en el pasaporte',
  ),
  nombreDosAlfabetos: message('nombre_dos_alfabetos', 400, 'Mezcla letras de dos alfabetos. Escríbalo entero en uno'),
  dominioAjeno: message('dominio_de_otro_alfabeto', 400, 'El dominio tiene letras de otro alfabeto. Revíselo'),
  telefonoNumerico: message('telefono_no_numerico', 400, 'Deben ser solo números'),
  telefonoLargo: message('telefono_largo', 400, 'Debe tener 9 números'),
  telefonoCortado: message('telefono_cortado', 400, 'La planilla acortó el número. Escriba sus 9 cifras'),
} as const
