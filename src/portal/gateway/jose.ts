export { CompactEncrypt, importJWK } from 'jose';
