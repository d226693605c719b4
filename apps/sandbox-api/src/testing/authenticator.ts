import { isoBase64URL, isoCBOR, isoUint8Array } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
type Forgery = { origin?: string; host?: string; counter?: number; challenge?: string; verified?: boolean };

const sha256 = (data: Uint8Array | string) => new Uint8Array(createHash('sha256').update(data).digest());
const toBase64Url = (bytes: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(bytes));

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A software passkey that responds like a browser; `forgery` produces responses that no browser would send. */
export class TestAuthenticator {
  readonly id = toBase64Url(randomBytes(16));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  #userHandle: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(wire: { options: unknown }, forgery: Forgery = {}) {
    const options = wire.options as Options;
    this.#userHandle = options.user?.id;
    const authData = isoUint8Array.concat([
      this.#header(options.rp?.id, hasCredential, forgery),
      new Uint8Array(16),
      new Uint8Array([0, 16]),
      isoBase64URL.toBuffer(this.id),
      this.#publicKey(),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: toBase64Url(this.#clientData('webauthn.create', options, forgery)),
      attestationObject: toBase64Url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  get(wire: { options: unknown }, forgery: Forgery = {}) {
    const options = wire.options as Options;
    const clientData = this.#clientData('webauthn.get', options, forgery);
    const authData = this.#header(options.rpId, 0, forgery);
    const signed = isoUint8Array.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: toBase64Url(clientData),
      authenticatorData: toBase64Url(authData),
      signature: toBase64Url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: this.#userHandle,
    });
  }

  #credential(response: object) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response,
      clientExtensionResults: {},
    };
  }

  #clientData(type: string, { challenge }: Options, forgery: Forgery): Uint8Array {
    const origin = forgery.origin ?? this.#origin;
    const data = { type, challenge: forgery.challenge ?? challenge, origin, crossOrigin: false };
    return new TextEncoder().encode(JSON.stringify(data));
  }

  #header(host = '', flags: number, { host: wrongHost, counter, verified = true }: Forgery) {
    this.#counter = counter ?? this.#counter + 1;
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, this.#counter);
    const allFlags = flags | userPresent | (verified ? userVerified : 0);
    return isoUint8Array.concat([sha256(wrongHost ?? host), new Uint8Array([allFlags]), count]);
  }

  /** COSE: EC2, ES256, P-256. */
  #publicKey(): Uint8Array<ArrayBuffer> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, isoBase64URL.toBuffer(x)],
      [-3, isoBase64URL.toBuffer(y)],
    ]);
    return isoCBOR.encode(key as never);
  }
}
