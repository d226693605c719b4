import type { UploadModel } from '@marketfront/api-client';
import { defineResource } from '../http/resource.ts';
import type { UploadAnswer } from './pictures.server.ts';

/** Uploads a picture of a form that is sent later. */
export const pictureUpload = defineResource<{ query: { model: UploadModel }; act: UploadAnswer }>('upload');
